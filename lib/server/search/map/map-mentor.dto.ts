import "server-only";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import type { MapMentorRow } from "./map-view.repository";

/** Builds a mentor of the map field by field, so that a new column never leaves the server unasked. */
export function toMapMentor(row: MapMentorRow, isClustered: boolean): MapMentor {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    avatar: row.avatar,
    isMentorVerified: row.isMentorVerified,
    subjects: row.subjects,
    rating: row.reviewCount === 0 ? null : row.rating,
    reviewCount: row.reviewCount,
    latitude: row.latitude,
    longitude: row.longitude,
    isClustered,
  };
}
