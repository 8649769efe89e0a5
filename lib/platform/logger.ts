import "server-only";
import pino from "pino";
import { env } from "@/lib/platform/env";
import { loggedError } from "./logged-error";

/** Structured log lines on standard output. Secrets never belong in a line; the redaction is the second barrier. */
export const logger = pino({
  level: env.LOG_LEVEL,
  serializers: { err: (error: unknown) => loggedError(error) },
  redact: ["password", "token", "authorization", "cookie", "contact"].flatMap((name) => [name, `*.${name}`]),
});
