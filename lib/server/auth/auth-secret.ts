import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/server/env";

/**
 * The application's secret. The build runs without one, so its lack is told when a server starts (`instrumentation.ts`).
 * @throws Error when there is none
 */
export function authSecret(): string {
  if (!env.AUTH_SECRET) throw new Error("AUTH_SECRET is not set. Use `npm start`, which makes one, or set it.");
  return env.AUTH_SECRET;
}

/** A keyed fingerprint in base64url; `purpose` keeps the fingerprints of one use worthless for another. */
export function signFor(purpose: string, text: string): string {
  return createHmac("sha256", authSecret()).update(`${purpose}:${text}`).digest("base64url");
}
