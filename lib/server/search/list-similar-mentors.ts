import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { FILTERS } from "@/lib/domain/search/filters";
import { type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { listFirstMentors } from "./search-mentors";

const SHOWN = 6;
/** Subjects that are searched for; more would make a page of many queries. */
const MOST_SUBJECTS = 3;

/** `subjects` are the names that the mentors were found by; none where anybody is shown. */
export type SimilarMentors = { mentors: ListedMentor[]; subjects: string[] };

/**
 * Mentors of the same subjects, each subject in turn, in the order of the home page: the nearest where the visitor's
 * position is known, else those recommended. Where nobody teaches them, anybody in that order.
 * @param viewer where the visitor is, or null when unknown
 */
export async function listSimilarMentors(
  subjectIds: readonly number[],
  viewer: Coordinates | null,
): Promise<SimilarMentors> {
  const found = await Promise.all(
    subjectIds.slice(0, MOST_SUBJECTS).map(async (subjectId) => ({
      subject: FILTERS.subject.chip(subjectId),
      mentors: await search({ subject: subjectId }, viewer),
    })),
  );
  const taught = found.filter(({ mentors }) => mentors.length > 0);
  if (taught.length === 0) return { mentors: await search({}, viewer), subjects: [] };
  const inTurn = Array.from({ length: SHOWN }, (_, place) => taught.flatMap(({ mentors }) => mentors[place] ?? []));
  const once = [...new Map(inTurn.flat().map((mentor) => [mentor.id, mentor])).values()];
  return { mentors: once.slice(0, SHOWN), subjects: taught.map(({ subject }) => subject) };
}

function search(wanted: Partial<ListingFilter>, viewer: Coordinates | null): Promise<ListedMentor[]> {
  return listFirstMentors({ ...NO_FILTER, ...wanted, ...(viewer && { sort: "distance" }) }, viewer, SHOWN);
}
