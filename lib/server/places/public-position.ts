import { createHmac } from "node:crypto";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { shiftPosition } from "@/lib/domain/places/public-position.rules";

/**
 * The shifted place of a mentor that listings, maps and distances use instead of the exact point.
 * @param secret the application's secret; another one moves every mentor
 * @param userId the mentor's account, so that the shift outlives a change of name or profile
 */
export function publicPosition(exact: Coordinates, userId: string, secret: string): Coordinates {
  return shiftPosition(exact, createHmac("sha256", secret).update(`public-position:${userId}`).digest());
}
