import { beforeAll, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshListings } from "@/lib/server/search/refresh-listings";
import { LISTING_ROWS } from "@/lib/domain/search/listing-row.rules";
import { seedForTests } from "../support/database";
import { expectListingFollows } from "../support/listing-row";

beforeAll(async () => seedForTests({ mentors: 30, seed: 4 }));

/** Stores the points of an older server version, beside the exact place. */
async function storeOldPoints(): Promise<number[]> {
  const moved = await prisma.$queryRaw<{ id: number }[]>`
    update mentor_listing l set latitude = p.latitude + 0.002, longitude = p.longitude
    from mentor_profile p where p.id = l.mentor_id and l.latitude is not null returning p.id`;
  return moved.map(({ id }) => id);
}

it("recomputes the public points of an older version, once", async () => {
  const ids = await storeOldPoints();
  expect(ids.length).toBeGreaterThan(15);
  await prisma.derivedData.update({ where: { name: LISTING_ROWS.name }, data: { version: 0 } });

  await refreshListings();
  for (const id of ids) await expectListingFollows(id);
  expect(await prisma.derivedData.findMany({ where: { name: LISTING_ROWS.name } })).toEqual([LISTING_ROWS]);

  const [first] = await storeOldPoints();
  await refreshListings();
  await expect(expectListingFollows(first!)).rejects.toThrow();
});

it("recomputes them too in a database without a stored version", async () => {
  const ids = await storeOldPoints();
  await prisma.derivedData.deleteMany();
  await refreshListings();
  for (const id of ids) await expectListingFollows(id);
});
