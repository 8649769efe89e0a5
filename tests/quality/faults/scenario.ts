import type { Tally } from "./tally";

/** What a scenario works with. */
export type FaultContext = {
  /** Counts what becomes of each request, and of each fact that the scenario looks at. */
  tally: Tally;
  /** Tells the person at the keyboard a figure that the table has no column for: a time, a number of rows. */
  note(text: string): void;
  /** How much the servers log, as LOG_LEVEL knows it. */
  logLevel: string;
};

/** One fault of the world, made on purpose: what it breaks, what is asked meanwhile, what has to hold. */
export type Scenario = {
  /** As on the command line: "database-stopped". */
  name: string;
  /** What it does, in one sentence. */
  about: string;
  /** Takes away everything that it has started, also when it throws. @throws Error when the scenario itself cannot go on */
  run(context: FaultContext): Promise<void>;
};
