import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { toListedMentor } from "./listed-mentor.dto";
import { findNewest, findNewNearby } from "./search-mentors.repository";

const SHOWN = 3;
/** How near "near you" is, in kilometres, unless the visitor has asked for nearer. */
const NEARBY_KM = 20;

export type NewMentors = { mentors: ListedMentor[]; kind: "nearby" | "class" | "all" };

/**
 * A few matching mentors without a review, so that the order by reviews does not hide them: near the visitor, or else the
 * latest.
 * @param shown mentors that stand on the page already
 * @returns null when there is nobody to add
 */
export async function listNewMentors(
  filter: ListingFilter,
  viewer: Coordinates | null,
  shown: readonly ListedMentor[],
): Promise<NewMentors | null> {
  const limit = SHOWN + shown.length;
  const radiusKm = Math.min(NEARBY_KM, filter.distanceKm ?? NEARBY_KM);
  const isElsewhere = ({ id }: { id: string }) => !shown.some((mentor) => mentor.id === id);
  const nearby = viewer ? (await findNewNearby(filter, viewer, radiusKm, limit)).filter(isElsewhere) : [];
  // Who asks for a distance wants nobody from beyond it.
  const mayBeFar = nearby.length === 0 && filter.distanceKm === null;
  const rows = mayBeFar ? (await findNewest(filter, limit)).filter(isElsewhere) : nearby;
  if (rows.length === 0) return null;
  const isForClass = filter.category !== "all" || filter.grade !== null;
  const kind = nearby.length > 0 ? "nearby" : isForClass ? "class" : "all";
  return { mentors: rows.slice(0, SHOWN).map((row) => toListedMentor(row, viewer)), kind };
}
