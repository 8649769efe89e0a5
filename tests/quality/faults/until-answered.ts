import { setTimeout as sleep } from "node:timers/promises";
import { links } from "@/lib/links";
import { ask } from "./ask";

/** After this it is for the scenario to say that the site has not recovered. */
const PATIENCE_MS = 60_000;

/** An address of the listing that nobody has asked for: the answer to another one may be remembered. */
export const neverAsked = (number: number) => `${links.mentors}?visit=${number}`;

/** Waits until the site makes a page out of its database again. */
export async function untilAnswered(address: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let number = 0; performance.now() < deadline; number++) {
    const { status } = await ask(address, { path: neverAsked(-number) });
    if (status === 200) return;
    await sleep(20);
  }
}
