import { setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import type { SortKey } from "@/lib/domain/search/sorts";
import { formatCursor } from "@/lib/domain/search/cursor.rules";
import { type Coordinates, unitVector } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { getBookingWeek, listSlots } from "@/lib/server/meetings/booking-times";
import { listNextFreeByMentor } from "@/lib/server/meetings/list-next-free";
import { findMentorsInView, type MapQuery } from "@/lib/server/search/map/find-mentors-in-view";
import { type MentorSearch, searchMentors } from "@/lib/server/search/search-mentors";
import { getSitemapPart } from "@/lib/server/sitemap/get-sitemap";
import { listMentorParts } from "@/lib/server/sitemap/sitemap.repository";
import { timed } from "../measure";
import { watchPlans } from "./watch-plans";

let someMentor: Promise<{ id: number }> | undefined;
/** A mentor in the middle of the table. */
const findSomeMentor = () =>
  (someMentor ??= prisma.mentorProfile
    .findFirstOrThrow({ select: { id: true }, orderBy: { id: "desc" } })
    .then(({ id }) => ({ id: Math.ceil(id / 2) })));

let watching: ReturnType<typeof watchPlans> | undefined;
const plansOf = async (call: () => Promise<unknown>) =>
  (await (watching ??= watchPlans(new pg.Client({ connectionString: process.env.DATABASE_URL })))).of(call);

/** The key of each order and its direction. Ids break ties in the same direction, ascending after a distance. */
const CURSOR_ORDERS: Record<SortKey, [key: string, order: string]> = {
  recommended: ["rating_sum", "rating_sum desc"],
  rating: ["rating", "rating desc"],
  reviews: ["review_count", "review_count desc"],
  nameAsc: ["name", "name asc"],
  nameDesc: ["name", "name desc"],
  distance: ["x * $x + y * $y + z * $z", "x * $x + y * $y + z * $z desc nulls last"],
};

/** The most bytes by which memory grows during a call. Needs `--expose-gc`. */
async function memoryPeakOf(call: () => Promise<unknown>): Promise<number> {
  const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  await turn();
  (globalThis as { gc?: () => void }).gc!();
  const before = used();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, used())), 2);
  await call();
  clearInterval(sampling);
  return Math.max(peak, used()) - before;
}

/** The measured calls; `ms` is the time of one call. */
export const tasks = {
  /** The unit of all ratios: one row by primary key, through the product's own client. */
  lookUp: async () => {
    const { id } = await findSomeMentor();
    const { ms } = await timed(() => prisma.mentorProfile.findUnique({ where: { id } }));
    return { ms };
  },
  search: async (search: MentorSearch) => {
    const {
      ms,
      value: { mentors, total, totalIsCapped, nextCursor },
    } = await timed(() => searchMentors(search));
    return { ms, ids: mentors.map(({ id }) => id), total, totalIsCapped, nextCursor };
  },
  searchPlan: (search: MentorSearch) => plansOf(() => searchMentors(search)),
  /** The cursor after this many mentors of an unfiltered order; a negative number counts from the end. */
  cursorAt: async (sort: SortKey, viewer: Coordinates, depth: number) => {
    const [x, y, z] = unitVector(viewer);
    const [key, order] = CURSOR_ORDERS[sort];
    const [{ count }] = await prisma.$queryRaw<[{ count: number }]>`select count(*)::int as count from mentor_listing`;
    const [row] = await prisma.$queryRawUnsafe<{ mentorId: number; key: string | number | null }[]>(
      `select mentor_id as "mentorId", ${key} as key from mentor_listing order by ${order}, mentor_id ${order.endsWith("last") ? "asc" : order.split(" ").at(-1)} offset $1 limit 1`
        .replaceAll("$x", String(x))
        .replaceAll("$y", String(y))
        .replaceAll("$z", String(z)),
      (depth < 0 ? count + depth : depth) - 1,
    );
    return formatCursor(row!);
  },
  view: async (query: MapQuery, viewer: Coordinates | null) => {
    const {
      ms,
      value: { mentors, clusters, total },
    } = await timed(() => findMentorsInView(query, viewer));
    return { ms, mentors: mentors.length, clusters: clusters.length, total };
  },
  viewPlan: (query: MapQuery, viewer: Coordinates | null) => plansOf(() => findMentorsInView(query, viewer)),
  slots: async (username: string) => {
    const {
      ms,
      value: { days },
    } = await timed(() => listSlots(username, {}, null));
    return { ms, slots: days.reduce((sum, { count }) => sum + count, 0) };
  },
  nextFree: async (ids: string[]) => {
    const { ms, value } = await timed(() => listNextFreeByMentor(ids, new Date()));
    return { ms, found: value.size };
  },
  week: async (username: string, student: { id: string }) => {
    const { ms } = await timed(() => getBookingWeek(username, {}, student));
    return { ms };
  },
  sitemapParts: async () => (await listMentorParts()).map(({ number }) => number),
  sitemapPart: async (number: number) => {
    const read = async () => (await getSitemapPart({ kind: "mentors", number })).join("");
    const addresses = (await read()).split("<url>").length - 1;
    const { buffers } = await plansOf(read);
    const { ms } = await timed(read);
    return { ms, buffers, addresses, peakBytes: await memoryPeakOf(read) };
  },
};

export type BenchTasks = typeof tasks;
