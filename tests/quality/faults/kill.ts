import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, ask, type Question } from "./ask";
import type { Instance } from "./site";

/**
 * Sends requests at once, and kills the server (SIGKILL) so many milliseconds later, in the middle of some of them; then starts it
 * again.
 * @returns what became of each: its answer, or null when it got none
 */
export async function killWhileAsked(
  instance: Instance,
  questions: readonly Question[],
  afterMs: number,
): Promise<(Answer | null)[]> {
  const answers = questions.map((question) => ask(instance.address, question).catch(() => null));
  await sleep(afterMs);
  instance.server.kill();
  await instance.server.ended;
  const got = await Promise.all(answers);
  await instance.restart();
  return got;
}

/** A kill begins so late, in milliseconds, and moves to where it hits on the machine of the moment. */
const FIRST_MS = 60;
/** Parts of the aimed moment, since what is hit differs from one to the next. */
const SPREAD = [1, 0.7, 1.2, 0.85, 1.1];

/** Finds the moment in which some of the requests of a round are through and others are not. */
export class Aim {
  private ms = FIRST_MS;
  private round = 0;
  /** Rounds in which something was written and somebody got no answer. */
  hits = 0;

  next(): number {
    return this.ms * SPREAD[this.round++ % SPREAD.length]!;
  }

  /** @param written requests whose rows are there @param answered requests that got an answer @param all requests */
  learn(written: number, answered: number, all: number): void {
    if (written > 0 && answered < all) this.hits++;
    if (written === 0) this.ms *= 1.4;
    else if (answered > all / 2) this.ms *= 0.8;
  }
}
