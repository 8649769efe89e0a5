import "server-only";
import { findSubject } from "@/lib/catalogue/subjects";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { type Coordinates, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";
import { listFirstMentors } from "./search-mentors";

const SHOWN = 3;
const NEAR_KM = 50;
/** Most pairs of subject and level to search for; each costs a query. */
const MOST_PAIRS = 3;

/**
 * Other mentors who teach the same subjects at the same levels: near this one, nearest first, or if there are none, those
 * who teach online. They alternate between subjects. The answer is for pages that are the same for everyone, so it has no
 * distances.
 */
export async function listMentorsLike(
  mentor: PublicMentorProfile,
): Promise<{ mentors: ListedMentor[]; are: "near" | "online" }> {
  const place = { latitude: mentor.latitude, longitude: mentor.longitude };
  const near = isValidCoordinates(place) ? await search(mentor, { distance: NEAR_KM }, place) : [];
  if (near.length > 0) return { mentors: near, are: "near" };
  return { mentors: await search(mentor, { format: "online" }, null), are: "online" };
}

async function search(
  mentor: PublicMentorProfile,
  wanted: Partial<ListingFilter>,
  place: Coordinates | null,
): Promise<ListedMentor[]> {
  const found = await Promise.all(
    pairsOf(mentor).map((pair) => listFirstMentors({ ...NO_FILTER, ...pair, ...wanted }, place, SHOWN + 1)),
  );
  const inTurn = Array.from({ length: SHOWN + 1 }, (_, turn) => found.flatMap((mentors) => mentors[turn] ?? []));
  const once = new Map(inTurn.flat().map((one) => [one.id, one]));
  once.delete(mentor.id);
  return [...once.values()].slice(0, SHOWN).map((one) => ({ ...one, distanceKm: null }));
}

/** The subjects of the catalogue and their levels, as offered; each pair once. */
function pairsOf({ classesOffered }: PublicMentorProfile) {
  const pairs = classesOffered.flatMap(({ subject, educationLevel: category }) => {
    const id = findSubject(subject)?.id;
    return id === undefined ? [] : [{ subject: id, category }];
  });
  const once = new Map(pairs.map((pair) => [`${pair.subject} ${pair.category}`, pair]));
  return [...once.values()].slice(0, MOST_PAIRS);
}
