import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type FoundPapers, mentorFilterOf, teachesIt } from "@/lib/domain/papers/papers.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { listFirstMentors } from "@/lib/server/search/search-mentors";

const SHOWN = 3;
/** How many of the first search results to check for an exact match. */
const LOOKED_THROUGH = 24;

/**
 * A few mentors who teach the papers' subject to their class, recommended ones first. The search alone would include
 * mentors who teach this subject to another class, or another subject to this class.
 */
export async function listSubjectMentors(found: FoundPapers, viewer: Coordinates | null): Promise<ListedMentor[]> {
  const mentors = await listFirstMentors(mentorFilterOf(found), viewer, LOOKED_THROUGH);
  return mentors.filter((mentor) => teachesIt(mentor, found)).slice(0, SHOWN);
}
