import "server-only";
import { env } from "@/lib/platform/env";

/**
 * Delays a result or error until at least `floorMs` has passed, so that response times do not reveal whether an address
 * has an account. On an idle machine the work takes far less.
 * @param floorMs minimum response time, in milliseconds
 */
export async function inEqualTime<T>(work: Promise<T>, floorMs = env.ANSWER_FLOOR_MS): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, floorMs));
  const [outcome] = await Promise.allSettled([work, floor]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
