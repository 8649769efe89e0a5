import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type Coordinates, distanceKm, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import type { ListedMentorRow } from "./search-mentors.repository";

/** Builds the card's data field by field, so that a new column never leaves the server unasked. */
export function toListedMentor(row: ListedMentorRow, viewer: Coordinates | null): ListedMentor {
  const place = { latitude: row.latitude, longitude: row.longitude };
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    avatar: row.avatar,
    proficiency: row.proficiency,
    isMentorVerified: row.isMentorVerified,
    subjects: row.subjects,
    classesOffered: row.classesOffered.map(({ subject, specificClasses }) => ({ subject, specificClasses })),
    rating: row.reviewCount === 0 ? null : row.rating,
    reviewCount: row.reviewCount,
    latitude: row.latitude,
    longitude: row.longitude,
    distanceKm: viewer && isValidCoordinates(place) ? distanceKm(viewer, place) : null,
  };
}
