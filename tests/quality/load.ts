import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, ask, type Question } from "./ask";
import type { Tally, Verdict } from "./tally";

/** One request of a load and how to judge its response. */
export type Shot = Question & { judge(answer: Answer): Verdict };

type Options = {
  /** Creates each request when it is due; `number` counts from 0. */
  next(number: number): Shot;
  tally: Tally;
  /** Parallel requests. */
  workers?: number;
  /**
   * Handles a request without a response, which counts as lost by default. `sentAt` is a time of `performance.now()`.
   */
  onLost?(error: NodeJS.ErrnoException, shot: Shot, sentAt: number): void;
};

/** Keeps sending requests to a server until the load is stopped. `stop` waits for the requests under way. */
export function startLoad(address: string, { next, tally, workers = 8, onLost }: Options): { stop(): Promise<void> } {
  let isStopped = false;
  let number = 0;
  const lose = (error: NodeJS.ErrnoException, { path }: Shot) => tally.lose(`${path}: ${error.code ?? error.message}`);
  const work = async () => {
    while (!isStopped) {
      const shot = next(number++);
      const sentAt = performance.now();
      try {
        tally.count(shot.judge(await ask(address, shot)));
      } catch (error) {
        (onLost ?? lose)(error as NodeJS.ErrnoException, shot, sentAt);
        // A dead server refuses at once; a pause keeps the loop from spinning.
        await sleep(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: workers }, work));
  return {
    stop: async () => {
      isStopped = true;
      await all;
    },
  };
}
