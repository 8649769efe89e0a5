import "server-only";
import { coverCircle, coverRing } from "@/lib/domain/places/quadkey.rules";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { Question } from "./plan";
import { keyOf, rowConditions, tileRows } from "./rows.sql";

/**
 * The rows within a radius of the viewer that match, from the quadkey index: those of the tiles that cover the circle.
 * @param beyondKm nearer ones may be left out
 */
export function circleRows({ demands, sort, viewer }: Question, radiusKm: number, beyondKm: number): Prisma.Sql {
  const center = viewer!;
  const tiles = beyondKm > 0 ? coverRing(center, beyondKm, radiusKm) : coverCircle(center, radiusKm);
  const conditions = rowConditions({ ...demands, circle: { center, radiusKm } });
  return tileRows(tiles, Prisma.sql`mentor_id, ${keyOf(sort, viewer)} as k`, conditions);
}
