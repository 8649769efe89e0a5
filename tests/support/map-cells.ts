import { expect } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";

/** Expects the cells of the map to match the search rows, including the sums of their places. */
export async function expectMapCells(): Promise<void> {
  const [rows, cells] = await Promise.all([
    prisma.mentorListing.findMany({ where: { quadkey: { not: null } } }),
    prisma.mapCell.findMany(),
  ]);
  const expected = new Map<string, { count: number; latitude: number; longitude: number }>();
  for (const { quadkey, latitude, longitude, tokens } of rows) {
    for (const facet of [0, ...tokens]) {
      // Pairs, from 10,000 on, are counted only in the widest tiles.
      for (let zoom = 3; zoom <= (facet === 0 ? 15 : facet < 10_000 ? 13 : 3); zoom++) {
        const key = `${facet} ${zoom} ${Math.floor(quadkey! / 4 ** (15 - zoom))}`;
        const sums = expected.get(key) ?? { count: 0, latitude: 0, longitude: 0 };
        expected.set(key, {
          count: sums.count + 1,
          latitude: sums.latitude + latitude!,
          longitude: sums.longitude + longitude!,
        });
      }
    }
  }
  const wrong = cells.filter(({ facet, zoom, code, mentorCount, latitudeSum, longitudeSum }) => {
    const sums = expected.get(`${facet} ${zoom} ${code}`);
    expected.delete(`${facet} ${zoom} ${code}`);
    const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;
    return !(sums?.count === mentorCount && isNear(sums.latitude, latitudeSum) && isNear(sums.longitude, longitudeSum));
  });
  expect(wrong).toEqual([]);
  expect([...expected.keys()]).toEqual([]);
}
