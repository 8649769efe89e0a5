import { existsSync } from "node:fs";
import { type Env, parseEnv } from "@/lib/platform/env.schema";

/**
 * The environment of a script: `.env.local` and `.env` fill in unset variables. A wrong value ends the process with a message.
 * @param fixed overrides what is set
 */
export function readEnvironment(fixed: Readonly<Record<string, string>> = {}): Env {
  for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
  try {
    return parseEnv({ ...process.env, ...fixed });
  } catch (error) {
    fail((error as Error).message);
  }
}

/**
 * The environment of a production server. A generated secret stays on this machine's disk, so it fits only the embedded database:
 * other servers on a database of yours would not know it.
 */
export function readProductionEnvironment(): Env {
  const env = readEnvironment({ NODE_ENV: "production" });
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    fail("AUTH_SECRET must be set beside DATABASE_URL, for example to what this prints: openssl rand -base64 32");
  }
  return env;
}

/** Ends the process with a message. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
