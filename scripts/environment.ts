import { existsSync } from "node:fs";
import { type Env, parseEnv } from "@/lib/server/env.schema";

/**
 * The environment of a script: `.env.local` and `.env` fill in what is not set.
 * A wrong value ends the process with the list of what is wrong.
 */
export function readEnvironment(): Env {
  for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
  try {
    return parseEnv(process.env);
  } catch (error) {
    fail((error as Error).message);
  }
}

/** Ends the process with a message for the person at the keyboard. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
