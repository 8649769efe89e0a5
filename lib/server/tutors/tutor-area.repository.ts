import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { cardsSql, type ListedMentorRow } from "@/lib/server/search/cards.sql";
import { questionOf } from "@/lib/server/search/plan";
import { rowConditions, tokenConditions, where } from "@/lib/server/search/rows.sql";
import { Prisma } from "@/prisma/generated/prisma/client";

/** The town of `tutor_area` rows that count all of India. */
const EVERYWHERE = "";

export type SubjectCount = { subjectId: number; mentorCount: number };
export type TownCount = { town: string; mentorCount: number };

/** How many listed mentors teach each subject in a town or everywhere, most taught first. */
export function countSubjects(town: string | null): Promise<SubjectCount[]> {
  return prisma.tutorArea.findMany({
    where: { town: town ?? EVERYWHERE },
    select: { subjectId: true, mentorCount: true },
    orderBy: [{ mentorCount: "desc" }, { subjectId: "asc" }],
  });
}

/** The towns with the most tutors of a subject, among those with at least `minimum`. */
export function listLargestTowns(subjectId: number, minimum: number, limit: number): Promise<TownCount[]> {
  return prisma.tutorArea.findMany({
    where: { subjectId, town: { not: EVERYWHERE }, mentorCount: { gte: minimum } },
    select: { town: true, mentorCount: true },
    orderBy: [{ mentorCount: "desc" }, { town: "asc" }],
    take: limit,
  });
}

/** How many tutors of a subject each of these towns has; towns without any are omitted. */
export function countInTowns(subjectId: number, towns: readonly string[]): Promise<TownCount[]> {
  return prisma.tutorArea.findMany({
    where: { subjectId, town: { in: [...towns] } },
    select: { town: true, mentorCount: true },
  });
}

/** The sums over all reviews of a subject's tutors, in a town or everywhere. */
export async function sumReviews(subjectId: number, town: string | null): Promise<{ stars: number; reviews: number }> {
  const conditions = town === null ? tokenConditions(taughtBy(subjectId).demands) : isTownTutor(subjectId, town);
  const [sums] = await prisma.$queryRaw<{ stars: number; reviews: number }[]>`
    select coalesce(sum(rating_sum), 0)::float8 as stars, coalesce(sum(review_count), 0)::float8 as reviews
    from mentor_listing ${where(conditions)}`;
  return sums!;
}

/** A subject's tutors in a town, recommended ones first, by scanning the town index. */
export function listTownTutors(subjectId: number, town: string, limit: number): Promise<ListedMentorRow[]> {
  const rows = Prisma.sql`select mentor_id, null::int as total from mentor_listing
    ${where(isTownTutor(subjectId, town))} order by rating_sum desc, mentor_id desc`;
  return prisma.$queryRaw<ListedMentorRow[]>(cardsSql(rows, taughtBy(subjectId), { limit }));
}

const taughtBy = (subjectId: number) => questionOf({ ...NO_FILTER, subject: subjectId }, null);

/** Conditions for a subject's tutors in a town, in a form that the town index supports. */
const isTownTutor = (subjectId: number, town: string) => [
  Prisma.sql`town = ${town}`,
  ...rowConditions(taughtBy(subjectId).demands),
];
