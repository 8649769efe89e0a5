import "server-only";

/**
 * Fetches, and aborts when the whole response has not arrived in time. The limit has its own timer: Node
 * garbage-collects a timeout signal that only `AbortSignal.any` references, and then it never fires.
 * @param limitMs milliseconds from now until the end of the answer's body
 * @throws DOMException TimeoutError, or whatever `init.signal` was aborted with
 */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}, limitMs: number): Promise<Response> {
  const { signal: wish } = init;
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException("There was no answer in time.", "TimeoutError")), limitMs).unref();
  const giveUp = () => limit.abort(wish?.reason);
  if (wish?.aborted) giveUp();
  wish?.addEventListener("abort", giveUp, { once: true });
  return fetch(input, { ...init, signal: limit.signal });
}
