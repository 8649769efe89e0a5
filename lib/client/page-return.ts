/**
 * Calls back whenever somebody comes back to the page, from another tab, another window or by the history.
 * @returns ends it
 */
export function onReturn(callback: () => void): () => void {
  const returned = () => {
    if (document.visibilityState === "visible") callback();
  };
  document.addEventListener("visibilitychange", returned);
  window.addEventListener("focus", returned);
  window.addEventListener("pageshow", returned);
  return () => {
    document.removeEventListener("visibilitychange", returned);
    window.removeEventListener("focus", returned);
    window.removeEventListener("pageshow", returned);
  };
}
