import { parseArgs } from "node:util";

const DEFAULT_MENTORS = 600;
const DEFAULT_SEED = 1;
const MOST_MENTORS = 5_000_000;

type SeedArguments = { mentors: number; seed: number; replace: boolean };

function wholeNumber(name: string, text: string | undefined, fallback: number, from: number, to: number): number {
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= from && value <= to)) {
    throw new Error(`--${name} must be a whole number from ${from} to ${to}, not "${text}".`);
  }
  return value;
}

/**
 * Reads `--mentors N --seed S --replace`.
 * @throws Error with a message for the person at the terminal when an argument is unknown or out of range
 */
export function parseSeedArguments(args: readonly string[]): SeedArguments {
  const { values } = parseArgs({
    args: [...args],
    options: { mentors: { type: "string" }, seed: { type: "string" }, replace: { type: "boolean", default: false } },
  });
  return {
    mentors: wholeNumber("mentors", values.mentors, DEFAULT_MENTORS, 1, MOST_MENTORS),
    seed: wholeNumber("seed", values.seed, DEFAULT_SEED, 0, 2 ** 31 - 1),
    replace: values.replace,
  };
}
