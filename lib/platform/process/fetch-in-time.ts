import "server-only";

/**
 * Fetches, and gives up when the whole answer has not come in time. The time limit is held by a timer of its own: one that stands in
 * `AbortSignal.any` alone is forgotten by Node's garbage collection, and then never ends anything.
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
