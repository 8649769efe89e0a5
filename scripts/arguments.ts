import { parseArgs, type ParseArgsConfig } from "node:util";
import { fail } from "./environment";

/**
 * Reads the command line. A mistake ends the process with a message instead of a stack trace.
 * @param read turns the parsed values into what the command needs, and throws for a bad one
 */
export function readArguments<T extends ParseArgsConfig, R>(
  config: T,
  read: (parsed: ReturnType<typeof parseArgs<T>>) => R,
): R {
  try {
    return read(parseArgs(config));
  } catch (error) {
    fail((error as Error).message);
  }
}

/** The value of a flag as a whole number. @throws Error that names the flag when it is not one, or out of range */
export function wholeNumber(flag: string, text: string, least = 1, most = 1_000_000_000): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`--${flag} takes a whole number from ${least} to ${most}, not "${text}".`);
}
