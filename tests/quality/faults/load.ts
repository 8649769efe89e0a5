import { type Answer, ask, type Question } from "./ask";
import type { Tally, Verdict } from "./tally";

/** One request of a load, and how its answer is judged; made at the moment it is sent, so that it may know the phase. */
export type Shot = Question & { judge(answer: Answer): Verdict };

export type Load = {
  /** Lets the requests under way end. */
  stop(): Promise<void>;
};

type LoadOptions = {
  /** Asked for each next request; `number` counts from 0 and is nobody else's. */
  next(number: number): Shot;
  tally: Tally;
  /** Requests under way at any time. */
  workers?: number;
  /** A request without an answer; counted as lost unless told. `sentAt` is in milliseconds of the process's clock. */
  onLost?(error: NodeJS.ErrnoException, shot: Shot, sentAt: number): void;
};

/** Keeps asking a server, as many requests at once as there are workers. */
export function startLoad(address: string, { next, tally, workers = 8, onLost }: LoadOptions): Load {
  let isStopped = false;
  let number = 0;
  const lose = (error: NodeJS.ErrnoException, shot: Shot) => tally.lose(`${shot.path}: ${error.code ?? error.message}`);
  const work = async () => {
    while (!isStopped) {
      const shot = next(number++);
      const sentAt = performance.now();
      try {
        tally.count(shot.judge(await ask(address, shot)));
      } catch (error) {
        (onLost ?? lose)(error as NodeJS.ErrnoException, shot, sentAt);
        // A server that is gone refuses at once; asking it as fast as that would only heat the machine.
        await new Promise((resolve) => setTimeout(resolve, 20));
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
