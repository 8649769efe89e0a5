import { createHmac } from "node:crypto";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { shiftPosition } from "@/lib/domain/places/public-position.rules";

/**
 * The shifted place of a mentor that listings, maps and distances use instead of the exact point.
 * @param key the key of positions; another one moves every mentor
 * @param userId the mentor's account, so that the shift outlives a change of name or profile
 */
export function publicPosition(exact: Coordinates, userId: string, key: Buffer): Coordinates {
  return shiftPosition(exact, createHmac("sha256", key).update(`public-position:${userId}`).digest());
}
