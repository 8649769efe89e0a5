import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import { townTutorsSql } from "@/lib/server/search/listing.sql";
import { hasTokens, isTownTutor, where } from "@/lib/server/search/listing-rows.sql";
import type { ListedMentorRow } from "@/lib/server/search/search-mentors.repository";

/** The town of the rows of `tutor_area` that count all of India. */
const EVERYWHERE = "";

export type SubjectCount = { subjectId: number; mentorCount: number };
export type TownCount = { town: string; mentorCount: number };

/** How many listed mentors teach each subject in a town, or everywhere; the most taught come first. */
export function countSubjects(town: string | null): Promise<SubjectCount[]> {
  return prisma.tutorArea.findMany({
    where: { town: town ?? EVERYWHERE },
    select: { subjectId: true, mentorCount: true },
    orderBy: [{ mentorCount: "desc" }, { subjectId: "asc" }],
  });
}

/** The towns with the most tutors of a subject, of those with at least so many. */
export function listLargestTowns(subjectId: number, minimum: number, limit: number): Promise<TownCount[]> {
  return prisma.tutorArea.findMany({
    where: { subjectId, town: { not: EVERYWHERE }, mentorCount: { gte: minimum } },
    select: { town: true, mentorCount: true },
    orderBy: [{ mentorCount: "desc" }, { town: "asc" }],
    take: limit,
  });
}

/** How many tutors of a subject each of these towns has; towns without any are left out. */
export function countInTowns(subjectId: number, towns: readonly string[]): Promise<TownCount[]> {
  return prisma.tutorArea.findMany({
    where: { subjectId, town: { in: [...towns] } },
    select: { town: true, mentorCount: true },
  });
}

/** The sums of all reviews of a subject's tutors, in a town or everywhere. */
export async function sumReviews(subjectId: number, town: string | null): Promise<{ stars: number; reviews: number }> {
  const conditions =
    town === null ? hasTokens({ category: "all", subjectId, grade: null }) : [isTownTutor(subjectId, town)];
  const [sums] = await prisma.$queryRaw<{ stars: number; reviews: number }[]>`
    select coalesce(sum(rating_sum), 0)::float8 as stars, coalesce(sum(review_count), 0)::float8 as reviews
    from mentor_listing ${where(conditions)}`;
  return sums!;
}

/** A subject's tutors in a town, the recommended first. */
export function listTownTutors(subjectId: number, town: string, limit: number): Promise<ListedMentorRow[]> {
  return prisma.$queryRaw<ListedMentorRow[]>(townTutorsSql(subjectId, town, limit));
}
