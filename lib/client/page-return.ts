/**
 * Calls back when the user returns to the page, from another tab or window or through the history.
 * @returns a function that stops it
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
