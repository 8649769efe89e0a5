import pg from "pg";
import type { SortKey } from "@/lib/domain/search/sorts";
import { formatCursor } from "@/lib/domain/search/cursor.rules";
import { type Coordinates, unitVector } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { getBookingWeek, listSlots } from "@/lib/server/meetings/booking-times";
import { findMentorsInView, type MapQuery } from "@/lib/server/search/map/find-mentors-in-view";
import { type MentorSearch, searchMentors } from "@/lib/server/search/search-mentors";
import { watchPlans } from "./watch-plans";

/** What the product is asked for while it is measured: one call each, with its time in milliseconds. */
async function timedCall<T>(call: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now();
  const value = await call();
  return [performance.now() - start, value];
}

let someMentor: Promise<{ id: number }> | undefined;
/** A mentor whose row stands in the middle of the table. */
const findSomeMentor = () =>
  (someMentor ??= prisma.mentorProfile
    .findFirstOrThrow({ select: { id: true }, orderBy: { id: "desc" } })
    .then(({ id }) => ({ id: Math.ceil(id / 2) })));

let watching: ReturnType<typeof watchPlans> | undefined;
const plansOf = async (call: () => Promise<unknown>) =>
  (await (watching ??= watchPlans(new pg.Client({ connectionString: process.env.DATABASE_URL })))).of(call);

/** The key of each order, and how it is sorted; ids follow in the same direction, or up behind a distance. */
const CURSOR_ORDERS: Record<SortKey, [key: string, order: string]> = {
  recommended: ["rating_sum", "rating_sum desc"],
  rating: ["rating", "rating desc"],
  reviews: ["review_count", "review_count desc"],
  nameAsc: ["name", "name asc"],
  nameDesc: ["name", "name desc"],
  distance: ["x * $x + y * $y + z * $z", "x * $x + y * $y + z * $z desc nulls last"],
};

export const tasks = {
  /** The measure of all: one row by its primary key, through the product's own client. */
  lookUp: async () => {
    const { id } = await findSomeMentor();
    const [ms] = await timedCall(() => prisma.mentorProfile.findUnique({ where: { id } }));
    return { ms };
  },
  search: async (search: MentorSearch) => {
    const [ms, { mentors, total, totalIsCapped, nextCursor }] = await timedCall(() => searchMentors(search));
    return { ms, ids: mentors.map(({ id }) => id), total, totalIsCapped, nextCursor };
  },
  searchPlan: (search: MentorSearch) => plansOf(() => searchMentors(search)),
  /** A cursor that leads on behind so many mentors of an order without a filter, or behind all but so many where the number is negative. */
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
    const [ms, { mentors, clusters, total }] = await timedCall(() => findMentorsInView(query, viewer));
    return { ms, mentors: mentors.length, clusters: clusters.length, total };
  },
  viewPlan: (query: MapQuery, viewer: Coordinates | null) => plansOf(() => findMentorsInView(query, viewer)),
  slots: async (username: string) => {
    const [ms, { days }] = await timedCall(() => listSlots(username, {}, null));
    return { ms, slots: days.reduce((sum, { count }) => sum + count, 0) };
  },
  week: async (username: string, student: { id: string }) => {
    const [ms] = await timedCall(() => getBookingWeek(username, {}, student));
    return { ms };
  },
};

export type BenchTasks = typeof tasks;
