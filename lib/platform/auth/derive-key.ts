import { hkdfSync } from "node:crypto";
import type { Env } from "@/lib/platform/env.schema";

/** Each use with its own key, and the variable that overrides only that key. */
export const KEY_VARIABLES = {
  sessions: "SESSION_SECRET",
  positions: "POSITION_SECRET",
  mails: "MAIL_SECRET",
  tokens: "TOKEN_SECRET",
  factors: "FACTOR_SECRET",
} as const;

export type KeyUse = keyof typeof KEY_VARIABLES;
export type Secrets = Partial<Pick<Env, "AUTH_SECRET" | (typeof KEY_VARIABLES)[KeyUse]>>;

const KEY_BYTES = 32;

/**
 * The key of one use, derived by HKDF-SHA256 from its own secret or else from AUTH_SECRET. No key reveals another.
 * @throws Error when neither secret is set
 */
export function deriveKey(use: KeyUse, secrets: Secrets): Buffer {
  const secret = secrets[KEY_VARIABLES[use]] ?? secrets.AUTH_SECRET;
  if (!secret) throw new Error("AUTH_SECRET is not set. Use `npm start`, which makes one, or set it.");
  return Buffer.from(hkdfSync("sha256", secret, "", `mentorhood ${use} v1`, KEY_BYTES));
}
