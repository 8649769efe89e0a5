import "server-only";
import pino from "pino";
import { env } from "@/lib/server/env";

/** Structured log lines on standard output. Secrets never belong in a line; the redaction is the second barrier. */
export const logger = pino({
  level: env.LOG_LEVEL,
  redact: ["password", "token", "authorization", "cookie", "*.password", "*.token", "*.authorization", "*.cookie"],
});
