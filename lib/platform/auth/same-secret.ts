import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares two secrets in constant time, so that timing reveals neither their length nor where they differ. */
export const isSameSecret = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
