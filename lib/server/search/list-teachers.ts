import "server-only";
import type { z } from "zod";
import { resolveListing } from "@/lib/domain/search/listing.rules";
import type { teacherSchema, teachersQuerySchema } from "@/lib/domain/search/teachers.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { listNewestReviewIds } from "@/lib/server/reviews/review.repository";
import { findTownId } from "@/lib/server/places/search-towns";
import { placeOfSearch } from "@/lib/server/places/towns";
import { searchMentors } from "./search-mentors";

type TeacherPage = {
  teachers: z.input<typeof teacherSchema>[];
  pagination: { page: number; limit: number; total: number; totalIsCapped: boolean };
  pageCount: number;
  nextCursor: string | null;
};

/** Who asks the REST API: the position, the time zone, and the mentors to leave out, by profile. */
export type Asker = { viewer: Coordinates | null; timeZone: string | undefined; hidden: readonly number[] };

/** The listing for the REST API: the page's search with the API's field names. */
export async function listTeachers(
  query: z.output<typeof teachersQuerySchema>,
  { viewer, timeZone, hidden }: Asker,
): Promise<TeacherPage> {
  const { page, limit, after, ...state } = query;
  const { filter: asked } = resolveListing({ ...state, page, after }, findTownId, timeZone);
  const filter = { ...asked, hidden };
  const place = placeOfSearch(filter, viewer);
  const found = await searchMentors({ filter, viewer: place, page, pageSize: limit, after, pastTheEnd: "nothing" });
  const reviewIds = await listNewestReviewIds(found.mentors.map((mentor) => mentor.id));
  return {
    teachers: found.mentors.map(({ id, distanceKm, ...mentor }) => ({
      ...mentor,
      _id: id,
      role: "mentor" as const,
      reviews: reviewIds.get(id) ?? [],
      distance: distanceKm,
    })),
    pagination: { page, limit, total: found.total, totalIsCapped: found.totalIsCapped },
    pageCount: found.pageCount,
    nextCursor: found.nextCursor,
  };
}
