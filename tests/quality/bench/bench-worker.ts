/** Runs the tasks that the parent process (measured-database.ts) sends, one at a time, until it disconnects. */
import { prisma } from "@/lib/platform/db/prisma";
import { tasks } from "./tasks";

type Asked = { task: keyof typeof tasks; args: unknown[] };

let last: Promise<void> = Promise.resolve();

async function run({ task, args }: Asked): Promise<void> {
  try {
    process.send!({ value: await (tasks[task] as (...all: unknown[]) => Promise<unknown>)(...args) });
  } catch (error) {
    process.send!({ error: `${task} ${JSON.stringify(args)}: ${(error as Error).stack}` });
  }
}

process.on("message", (asked: Asked) => void (last = last.then(() => run(asked))));
process.on("disconnect", () => void prisma.$disconnect().then(() => process.exit(0)));
