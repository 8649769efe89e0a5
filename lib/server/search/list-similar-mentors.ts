import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { FILTERS } from "@/lib/domain/search/filters";
import { type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { listFirstMentors } from "./search-mentors";

const SHOWN = 6;
/** Most subjects to search for; each costs a query. */
const MOST_SUBJECTS = 3;

/** `subjects`: the subjects with matches; empty when the mentors are unrelated. */
export type SimilarMentors = { mentors: ListedMentor[]; subjects: string[] };

/**
 * Mentors of the same subjects, alternating between subjects, in the home page's order: nearest first when the
 * visitor's position is known, otherwise recommended. If nobody teaches them, any mentors in that order.
 * @param viewer the visitor's position, or null when unknown
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
  return listFirstMentors({ ...NO_FILTER, ...wanted }, viewer, SHOWN);
}
