import "server-only";
import { type Coordinates, distanceKm, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import type { ListedMentorRow } from "./search-mentors.repository";

/** A mentor as a card shows it. The position is the shifted public one and the distance is measured from it. */
export type ListedMentor = {
  id: string;
  username: string;
  name: string;
  avatar: string | null;
  proficiency: string | null;
  isMentorVerified: boolean;
  subjects: string[];
  classesOffered: { subject: string; specificClasses: string[] }[];
  /** Average of 1 to 5; null while there is no review. */
  rating: number | null;
  reviewCount: number;
  latitude: number | null;
  longitude: number | null;
  distanceKm: number | null;
};

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
