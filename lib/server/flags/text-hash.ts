import { createHash } from "node:crypto";

/** The stored form of a flagged text. */
export const hashOfText = (text: string) => createHash("sha256").update(text).digest();
