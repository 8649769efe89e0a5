import "server-only";

/**
 * Shortest time of an answer that must not tell whether an address has an account, in milliseconds. The work of either
 * case stays well below it on an idle machine.
 */
const FLOOR_MS = 350;

/** Lets the work, failed or not, answer no earlier than after the floor. */
export async function inEqualTime<T>(work: Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, FLOOR_MS));
  const [outcome] = await Promise.allSettled([work, floor]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
