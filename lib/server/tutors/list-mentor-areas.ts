import "server-only";
import { findSubject } from "@/lib/catalogue/subjects";
import type { TaughtArea } from "@/lib/domain/tutors/tutor-area";
import { townIdOfLabel } from "@/lib/domain/places/town.rules";
import { TUTORS_TO_BE_INDEXED } from "@/lib/domain/tutors/tutor-area.rules";
import { findTown } from "@/lib/server/places/towns";
import { countSubjects } from "./tutor-area.repository";

/**
 * Where else a mentor's subjects are taught: in the same town if there are enough others, otherwise in all of India.
 * Subjects outside the catalogue have no pages.
 */
export async function listMentorAreas(mentor: {
  subjects: readonly string[];
  placeName: string | null;
}): Promise<TaughtArea[]> {
  const subjects = [...new Set(mentor.subjects.flatMap((name) => findSubject(name) ?? []))];
  const town = mentor.placeName === null ? undefined : findTown(townIdOfLabel(mentor.placeName));
  const counts = subjects.length > 0 && town ? await countSubjects(town.id) : [];
  const isIndexed = (id: number) =>
    counts.some(({ subjectId, mentorCount }) => subjectId === id && mentorCount >= TUTORS_TO_BE_INDEXED);
  return subjects.map((subject) => ({ subject, town: town && isIndexed(subject.id) ? town : null }));
}
