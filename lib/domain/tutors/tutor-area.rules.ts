import { type Subject, subjectSlug } from "@/lib/catalogue/subjects";
import { type Coordinates, destination, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { formatArea, viewportOf } from "@/lib/domain/places/map-bounds.rules";
import { type Town, townLabel } from "@/lib/domain/places/town.rules";
import { pageDescription } from "@/lib/domain/text/description.rules";
import { listingHref, tutorsHref } from "@/lib/links";
import type { TutorArea } from "./tutor-area";
import { tutorsMessages } from "./tutors.messages";

/** Minimum tutors for a page to be indexed: pages with fewer say too little. */
export const TUTORS_TO_BE_INDEXED = 3;

/** How far around a town's centre its map reaches, in kilometres. */
const MAP_REACH_KM = 12;

/** "Mathematics tutors in Pune, Maharashtra"; without a town, it covers all of India. */
export function areaTitle({ name }: Pick<Subject, "name">, town: Town | null): string {
  return `${name} tutors in ${town ? townLabel(town) : "India"}`;
}

/** "42 mentors teach Mathematics in Pune. Their students rate them 4.7 out of 5 from 310 reviews." */
export function areaIntro({ subject, town, mentorCount, rating }: TutorArea): string {
  const { count, rated, unrated } = tutorsMessages;
  return `${count(mentorCount, subject.name, town?.name ?? "India")} ${rating ? rated(rating) : unrated}`;
}

/** The page's description for search engines: 70 to 160 characters. */
export function areaDescription(area: TutorArea): string {
  const { subject, town, mentorCount } = area;
  const place = town ? townLabel(town) : "India";
  const fact = mentorCount > 0 ? areaIntro(area) : `${tutorsMessages.empty(subject.name, place)}.`;
  return pageDescription({ facts: [fact], text: tutorsMessages.closing, closing: tutorsMessages.closing });
}

/** URL of a subject's tutors in a town or in all of India. */
export function areaHref(subject: Subject, town: Town | null): string {
  return tutorsHref(subjectSlug(subject), town?.id);
}

/** The map of mentors with the town and its surroundings, for the subject. */
export function townMapHref({ name }: Pick<Subject, "name">, town: Coordinates): string {
  const [north, east, south, west] = [0, 1, 2, 3].map((quarter) =>
    destination(town, MAP_REACH_KM, (quarter * Math.PI) / 2),
  );
  const bounds = { north: north!.latitude, east: east!.longitude, south: south!.latitude, west: west!.longitude };
  return listingHref({ subject: name, view: "map", area: formatArea(viewportOf(bounds)) });
}

/** The towns around a town, nearest first. */
export function townsAround(town: Town, towns: readonly Town[], limit: number): Town[] {
  return towns
    .filter(({ id }) => id !== town.id)
    .map((other) => ({ other, km: distanceKm(town, other) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(({ other }) => other);
}
