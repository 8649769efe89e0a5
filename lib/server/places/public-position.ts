import { createHmac } from "node:crypto";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { cellOf, type PlaceCell, pointBesideCell } from "@/lib/domain/places/public-position.rules";

/** Raised when the rules of public positions change, so that `refreshPublicPositions` computes the stored ones again. */
export const PUBLIC_POSITIONS = { name: "public-positions", version: 2 } as const;

const digest = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * The cell that stands for a mentor's place in everything public (docs/decisions/003-private-positions.md).
 * @param userId the mentor's account: everybody has a grid of their own
 */
export function publicCell(exact: Coordinates, userId: string, key: Buffer): PlaceCell {
  return cellOf(exact, digest(key, `position-grid:${userId}`));
}

/**
 * The point that listings, maps and distances use instead of a mentor's exact place: the same for every place in the cell.
 * @param key the key of positions; another one moves every mentor
 */
export function publicPosition(exact: Coordinates, userId: string, key: Buffer): Coordinates {
  const cell = publicCell(exact, userId, key);
  return pointBesideCell(cell, digest(key, `position-point:${userId}:${cell.id}`));
}
