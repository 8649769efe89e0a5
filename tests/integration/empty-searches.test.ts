import { afterAll, beforeEach, expect, it } from "vitest";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { clearExpired } from "@/lib/server/clear-expired";
import { countEmptySearch, listEmptySearches } from "@/lib/server/search/empty-searches";

const clear = async () => {
  await prisma.emptySearch.deleteMany();
  await prisma.rateLimit.deleteMany();
};
beforeEach(clear);
afterAll(clear);

const [subject] = SUBJECTS as [(typeof SUBJECTS)[0]];
const filter = { ...NO_FILTER, subject: subject.id, grade: 9 };
const near = { ...filter, near: "pune-maharashtra" };
const now = new Date("2026-03-10T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const PUNE = { latitude: 18.52, longitude: 73.86 };

it("counts by subject, class, town and day, the most frequent first", async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => countEmptySearch(near, null, `client ${index}`, now)));
  await countEmptySearch(near, null, "client", daysAgo(3));
  await countEmptySearch(near, null, "client", daysAgo(31));
  await countEmptySearch(filter, PUNE, "client", now);
  const count = { subject: subject.name, className: "Class 9" };
  expect(await listEmptySearches(now)).toEqual([
    { ...count, town: "Pune, Maharashtra", count: 11, lastDay: new Date("2026-03-10") },
    { ...count, town: "", count: 1, lastDay: new Date("2026-03-10") },
  ]);
  await countEmptySearch({ ...filter, distance: 5 }, PUNE, "client", now);
  expect((await listEmptySearches(now))[0]!.count).toBe(12);
});

it("stores only known values: no name, no unknown town, no place and no client", async () => {
  await countEmptySearch({ ...NO_FILTER, name: "Asha Rao" }, PUNE, "192.0.2.7", now);
  await countEmptySearch({ ...NO_FILTER, near: "<script>" }, PUNE, "192.0.2.7", now);
  expect(await prisma.emptySearch.findMany()).toEqual([]);
  await countEmptySearch({ ...filter, near: "nowhere-at-all" }, PUNE, "192.0.2.7", now);
  expect(await prisma.emptySearch.findMany()).toEqual([
    { day: new Date("2026-03-10"), subject: subject.name, className: "Class 9", townId: "", count: 1 },
  ]);
});

it("counts one client 30 times an hour, and 2,000 different searches a day", async () => {
  for (let count = 0; count < 35; count++) await countEmptySearch(filter, null, "one client", now);
  expect((await listEmptySearches(now))[0]!.count).toBe(30);
  const day = new Date("2026-03-10");
  await prisma.emptySearch.createMany({
    data: Array.from({ length: 1999 }, (_, index) => ({ day, subject: `s${index}`, className: "", townId: "" })),
  });
  await countEmptySearch(near, null, "another client", now);
  await countEmptySearch(filter, null, "another client", now);
  expect(await prisma.emptySearch.count()).toBe(2000);
  expect((await listEmptySearches(now))[0]!.count).toBe(31);
  expect(await listEmptySearches(now)).toHaveLength(100);
  await clearExpired(new Date(day.getTime() + 91 * 24 * 60 * 60 * 1000));
  expect(await prisma.emptySearch.count()).toBe(0);
});
