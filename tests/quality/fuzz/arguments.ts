import { parseArgs } from "node:util";

/** What `npm run fuzz` sends unless told: the same every time. */
const REQUESTS = 20_000;
const SEED = 1;

export type FuzzArguments = { seed: number; requests: number; only: number | null };

function wholeNumber(name: string, text: string | undefined, fallback: number, least: number): number {
  const value = text === undefined ? fallback : /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least)) throw new Error(`--${name} must be a whole number from ${least} on, not "${text}".`);
  return value;
}

/**
 * Reads `--seed N --requests N --only K`.
 * @throws Error with a message for the person at the terminal when an argument is unknown or no number
 */
export function parseFuzzArguments(args: readonly string[]): FuzzArguments {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { seed: text, requests: text, only: text } });
  return {
    seed: wholeNumber("seed", values.seed, SEED, 0),
    requests: wholeNumber("requests", values.requests, REQUESTS, 1),
    only: values.only === undefined ? null : wholeNumber("only", values.only, 0, 0),
  };
}
