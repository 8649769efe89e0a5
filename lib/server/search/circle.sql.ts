import "server-only";
import { coverCircle, coverRing } from "@/lib/domain/places/quadkey.rules";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { Question } from "./plan";
import { keyOf, rowConditions, tileRows } from "./rows.sql";

/**
 * Matching rows within a radius of the viewer, read from the quadkey index by the tiles that cover the circle.
 * @param beyondKm rows nearer than this may be missing
 */
export function circleRows({ demands, sort, viewer }: Question, radiusKm: number, beyondKm: number): Prisma.Sql {
  const center = viewer!;
  const tiles = beyondKm > 0 ? coverRing(center, beyondKm, radiusKm) : coverCircle(center, radiusKm);
  const conditions = rowConditions({ ...demands, circle: { ...demands.circle, center, radiusKm } });
  return tileRows(tiles, Prisma.sql`mentor_id, ${keyOf(sort, viewer)} as k`, conditions);
}
