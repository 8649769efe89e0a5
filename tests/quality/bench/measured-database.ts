import { fork } from "node:child_process";
import type { BenchTasks } from "./tasks";

type TaskName = keyof BenchTasks;
type Answer<K extends TaskName> = Awaited<ReturnType<BenchTasks[K]>>;

/** A process that runs the product's queries on one database, one at a time. */
export type MeasuredDatabase = {
  url: string;
  mentors: number;
  /** Runs and times a task inside the process, excluding the messages between the processes. */
  ask<K extends TaskName>(task: K, ...args: Parameters<BenchTasks[K]>): Promise<Answer<K>>;
  end(): Promise<void>;
};

type Reply = { value?: unknown; error?: string };

/**
 * Starts such a process. The product's client connects to one database for its lifetime, so each size needs its own
 * process.
 */
export async function measureDatabase(url: string, mentors: number, secret: string): Promise<MeasuredDatabase> {
  const child = fork("tests/quality/bench/bench-worker.ts", [], {
    execArgv: ["--expose-gc", "--import", "tsx", "--conditions=react-server"],
    env: { ...process.env, DATABASE_URL: url, AUTH_SECRET: secret, NODE_ENV: "development", LOG_LEVEL: "warn" },
  });
  const waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  child.on("message", ({ value, error }: Reply) => {
    const { resolve, reject } = waiting.shift()!;
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  void ended.then(() => {
    for (const { reject } of waiting.splice(0)) reject(new Error("The measuring process ended."));
  });
  return {
    url,
    mentors,
    ask: <K extends TaskName>(task: K, ...args: Parameters<BenchTasks[K]>) =>
      new Promise<Answer<K>>((resolve, reject) => {
        waiting.push({ resolve: resolve as (value: unknown) => void, reject });
        child.send({ task, args });
      }),
    end: async () => {
      child.disconnect();
      await ended;
    },
  };
}
