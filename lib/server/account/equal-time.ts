import "server-only";
import { env } from "@/lib/platform/env";

/**
 * Answers no earlier than after ANSWER_FLOOR_MS, whether the work fails or not, so that the time of an answer does not
 * tell whether an address has an account. The work of either case stays well below the floor on an idle machine.
 * @param floorMs shortest time of an answer, in milliseconds
 */
export async function inEqualTime<T>(work: Promise<T>, floorMs = env.ANSWER_FLOOR_MS): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, floorMs));
  const [outcome] = await Promise.allSettled([work, floor]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
