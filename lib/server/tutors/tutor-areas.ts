import "server-only";
import { cache } from "react";
import { findSubject, findSubjectBySlug, type Subject, SUBJECTS } from "@/lib/catalogue/subjects";
import { type Town, townIdOfLabel } from "@/lib/domain/places/town.rules";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import type { SubjectTutors, TaughtArea, TownTutors, TutorArea } from "@/lib/domain/tutors/tutor-area";
import { townsAround, TUTORS_TO_BE_INDEXED } from "@/lib/domain/tutors/tutor-area.rules";
import { findTown, TOWNS } from "@/lib/server/places/towns";
import { toListedMentors } from "@/lib/server/search/cards.sql";
import { listFirstMentors } from "@/lib/server/search/search-mentors";
import {
  countInTowns,
  countSubjects,
  listLargestTowns,
  listTownTutors,
  sumReviews,
  type TownCount,
} from "./tutor-area.repository";

export type TutorPage = "all" | "unknown" | { subject: Subject; town: Town | null };

/** What the path segments after `/tutors` mean: none for all subjects, a subject's slug, then a town's id. */
export function findTutorPage(segments: readonly string[]): TutorPage {
  const [slug, townId, ...rest] = segments;
  if (slug === undefined) return "all";
  const subject = findSubjectBySlug(slug);
  const town = townId === undefined ? null : findTown(townId);
  return subject === undefined || town === undefined || rest.length > 0 ? "unknown" : { subject, town };
}

/** Mentors on an area page. */
const SHOWN_MENTORS = 24;
/** Towns that a subject's page links to. */
const SHOWN_TOWNS = 300;
/** Nearby towns that a town's page links to, and how many are checked for tutors. */
const SHOWN_NEIGHBOURS = 8;
const ASKED_NEIGHBOURS = 60;

/** The subjects taught in a town, or anywhere without one. */
export async function listTaughtSubjects(town: Town | null): Promise<SubjectTutors[]> {
  const counts = await countSubjects(town?.id ?? null);
  return counts.flatMap(({ subjectId, mentorCount }) => {
    const subject = SUBJECTS.find(({ id }) => id === subjectId);
    return subject ? [{ subject, mentorCount }] : [];
  });
}

/** What a page about a subject's tutors shows, in a town or in all of India. Read once per render. */
export const getTutorArea = cache(async (subject: Subject, town: Town | null): Promise<TutorArea> => {
  const [taught, sums, mentors, towns] = await Promise.all([
    listTaughtSubjects(town),
    sumReviews(subject.id, town?.id ?? null),
    listTutors(subject, town),
    town ? listNeighbours(subject, town) : listTowns(subject),
  ]);
  return {
    subject,
    town,
    mentorCount: taught.find((entry) => entry.subject.id === subject.id)?.mentorCount ?? 0,
    rating: sums.reviews === 0 ? null : { average: sums.stars / sums.reviews, reviewCount: sums.reviews },
    mentors,
    towns,
    subjects: taught.filter((entry) => entry.subject.id !== subject.id && entry.mentorCount >= TUTORS_TO_BE_INDEXED),
  };
});

async function listTutors(subject: Subject, town: Town | null): Promise<ListedMentor[]> {
  if (town) {
    return toListedMentors(await listTownTutors(subject.id, town.id, SHOWN_MENTORS), null);
  }
  return listFirstMentors({ ...NO_FILTER, subject: subject.id }, null, SHOWN_MENTORS);
}

const known = (counts: readonly TownCount[]): TownTutors[] =>
  counts.flatMap(({ town: id, mentorCount }) => {
    const town = findTown(id);
    return town ? [{ town, mentorCount }] : [];
  });

async function listTowns(subject: Subject): Promise<TownTutors[]> {
  return known(await listLargestTowns(subject.id, TUTORS_TO_BE_INDEXED, SHOWN_TOWNS));
}

async function listNeighbours(subject: Subject, town: Town): Promise<TownTutors[]> {
  const around = townsAround(town, TOWNS, ASKED_NEIGHBOURS).map(({ id }) => id);
  const counts = await countInTowns(subject.id, around);
  return known(counts)
    .filter(({ mentorCount }) => mentorCount >= TUTORS_TO_BE_INDEXED)
    .sort((a, b) => around.indexOf(a.town.id) - around.indexOf(b.town.id))
    .slice(0, SHOWN_NEIGHBOURS);
}

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
