import "server-only";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { TUTORS_TO_BE_INDEXED } from "@/lib/domain/tutors/tutor-area.rules";
import { prisma } from "@/lib/platform/db/prisma";

/** Ids of the catalogue's subjects that have a landing page for search engines. The empty town counts all of India. */
export async function findTutorParts(): Promise<number[]> {
  const areas = await prisma.tutorArea.findMany({
    where: {
      town: "",
      mentorCount: { gte: TUTORS_TO_BE_INDEXED },
      subjectId: { in: SUBJECTS.map(({ id }) => id) },
    },
    select: { subjectId: true },
    orderBy: { subjectId: "asc" },
  });
  return areas.map(({ subjectId }) => subjectId);
}

/** The towns in which a subject has a landing page for search engines; an empty one stands for all of India and comes first. */
export async function findTutorTowns(subjectId: number): Promise<string[]> {
  const areas = await prisma.tutorArea.findMany({
    where: { subjectId, mentorCount: { gte: TUTORS_TO_BE_INDEXED } },
    select: { town: true },
    orderBy: { town: "asc" },
  });
  return areas.map(({ town }) => town);
}
