import { createHmac } from "node:crypto";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { cellOf, type PlaceCell, pointBesideCell } from "@/lib/domain/places/public-position.rules";

const digest = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * The grid cell that replaces a mentor's place in everything public (docs/decisions/003-private-positions.md).
 * @param userId the mentor's account; every account has its own grid
 */
export function publicCell(exact: Coordinates, userId: string, key: Buffer): PlaceCell {
  return cellOf(exact, digest(key, `position-grid:${userId}`));
}

/**
 * The point that replaces a mentor's exact place in listings, maps and distances: the same for every place in the cell.
 * @param key the positions key; a different key moves every mentor
 */
export function publicPosition(exact: Coordinates, userId: string, key: Buffer): Coordinates {
  const cell = publicCell(exact, userId, key);
  return pointBesideCell(cell, digest(key, `position-point:${userId}:${cell.id}`));
}
