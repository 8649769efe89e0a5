import { TECHNOLOGY_SUBJECT_NAMES } from "@/lib/catalogue/categories";
import { gradesOfLevel } from "@/lib/catalogue/education-levels";
import { findSubject } from "@/lib/catalogue/subjects";
import { gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { type Coordinates, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/platform/db/prisma";

/** What a search shall answer with, worked out the plain way from the profile tables, not from the search rows. */
export type PlainMentor = {
  id: string;
  rowId: number;
  name: string;
  subjectIds: number[];
  grades: number[];
  ratings: number[];
  /** The public one. */
  place: Coordinates | null;
};

/** Every listed mentor, read the plain way. */
export async function plainMentors(): Promise<PlainMentor[]> {
  const rows = await prisma.mentorProfile.findMany({
    where: { listing: { isNot: null } },
    include: { user: true, classesOffered: true, reviews: { select: { rating: true } }, listing: true },
  });
  return rows.map((row) => ({
    id: row.userId,
    rowId: row.id,
    name: row.user.name,
    subjectIds: [...row.subjects, ...row.classesOffered.map((offer) => offer.subject)].map(
      (name) => findSubject(name)!.id,
    ),
    grades: row.classesOffered.flatMap((offer) => offer.specificClasses).map((label) => gradeOfLabel(label)!),
    ratings: row.reviews.map((review) => review.rating),
    place:
      row.listing!.latitude === null ? null : { latitude: row.listing!.latitude, longitude: row.listing!.longitude! },
  }));
}

export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Whether a mentor is one of those that a filter asks for. */
export function plainlyMatches(
  mentor: PlainMentor,
  filter: Omit<ListingFilter, "sort">,
  viewer: Coordinates | null,
): boolean {
  const { category, subject, grade, distance: limit } = filter;
  const technology = TECHNOLOGY_SUBJECT_NAMES.map((name) => findSubject(name)!.id);
  if (subject !== null && !mentor.subjectIds.includes(subject)) return false;
  if (grade !== null && !mentor.grades.includes(grade)) return false;
  if (category === "technology") {
    if (!mentor.subjectIds.some((id) => technology.includes(id))) return false;
  } else if (category !== "all" && !gradesOfLevel(category).some((g) => mentor.grades.includes(g))) return false;
  if (viewer && limit !== null) return mentor.place !== null && distanceKm(viewer, mentor.place) <= limit;
  return true;
}
