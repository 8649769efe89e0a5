import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { listFirstMentors } from "./search-mentors";

/** Mentors in the carousel of the home page. */
export const HOME_MENTORS = 10;

/**
 * The mentors that the home page shows: the nearest ones first where the visitor's position is known, otherwise in the
 * listing's recommended order. The same search as the listing's, so both agree.
 * @param viewer where the visitor is, or null when unknown
 * @returns at most `HOME_MENTORS`; an empty list while nobody is listed
 */
export function listHomeMentors(viewer: Coordinates | null): Promise<ListedMentor[]> {
  return listFirstMentors(viewer ? { ...NO_FILTER, sort: "distance" } : NO_FILTER, viewer, HOME_MENTORS);
}
