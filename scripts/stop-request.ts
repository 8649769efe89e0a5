/** Closing the terminal asks for a stop as Ctrl-C does. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Milliseconds within which a second signal is a duplicate, sent by both the terminal and a program in between. */
const ECHO_MS = 500;
const PARENT_CHECK_MS = 500;

/**
 * Calls back when this process is asked to stop, and again when it is asked once more. npm run by a supervisor passes a
 * signal on to a shell that just dies of it, so below npm the loss of the parent counts as a stop request.
 * @returns a function that stops listening
 */
export function onStopRequest(first: () => void, again: () => void = () => {}): () => void {
  let askedAt: number | null = null;
  const ask = () => {
    if (askedAt === null) {
      askedAt = Date.now();
      first();
    } else if (Date.now() - askedAt > ECHO_MS) again();
  };
  for (const name of SIGNALS) process.on(name, ask);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (askedAt === null && process.env.npm_lifecycle_event && process.ppid !== parent) ask();
  }, PARENT_CHECK_MS);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const name of SIGNALS) process.off(name, ask);
  };
}
