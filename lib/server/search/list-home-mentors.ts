import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { listFirstMentors } from "./search-mentors";

/** Mentors in the home page's carousel. */
export const HOME_MENTORS = 10;

/**
 * The mentors on the home page: nearest first when the visitor's position is known, otherwise in recommended order.
 * Uses the listing's search, so both pages agree.
 * @param viewer the visitor's position, or null when unknown
 * @param hidden mentors to leave out, by profile
 * @returns at most `HOME_MENTORS`
 */
export function listHomeMentors(viewer: Coordinates | null, hidden: readonly number[] = []): Promise<ListedMentor[]> {
  return listFirstMentors({ ...NO_FILTER, hidden }, viewer, HOME_MENTORS);
}
