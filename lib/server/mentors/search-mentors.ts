import "server-only";
import type { ListedMentor } from "@/lib/domain/mentors/listed-mentor";
import type { ListingFilter } from "@/lib/domain/mentors/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { toListedMentor } from "./listed-mentor.dto";
import { countMentors, EXACT_TOTAL_LIMIT, findMentors } from "./search-mentors.repository";

export type MentorSearch = {
  filter: ListingFilter;
  /** Where the visitor is, if known: distances, the distance filter and "nearest first" need it. */
  viewer: Coordinates | null;
  page: number;
  pageSize: number;
  /** What a page past the end shows: a screen the last page, an API nothing, so that walking it ends. */
  pastTheEnd: "last page" | "nothing";
};

export type MentorSearchResult = {
  mentors: ListedMentor[];
  /** Exact up to 1,000; when `totalIsCapped` there are more than this. */
  total: number;
  totalIsCapped: boolean;
  /** The page that is shown. */
  page: number;
  pageCount: number;
  /** A distance was asked for, but the visitor's position is not known, so it was left out. */
  needsPosition: boolean;
};

/** Finds listed mentors: filtered, sorted, counted and paged in SQL (specification, sections 2, 4 and 9). */
export async function searchMentors(search: MentorSearch): Promise<MentorSearchResult> {
  const { filter, viewer, page, pageSize, pastTheEnd } = search;
  const needsPosition = viewer === null && (filter.distanceKm !== null || filter.sort === "distance");
  const effective: ListingFilter = needsPosition
    ? { ...filter, distanceKm: null, sort: filter.sort === "distance" ? "recommended" : filter.sort }
    : filter;

  const counted = await countMentors(effective, viewer);
  const total = Math.min(counted, EXACT_TOTAL_LIMIT);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const shownPage = pastTheEnd === "last page" ? Math.min(page, pageCount) : page;
  const slice = { limit: pageSize, offset: (shownPage - 1) * pageSize };
  const rows = shownPage > pageCount ? [] : await findMentors(effective, viewer, slice, counted);

  return {
    mentors: rows.map((row) => toListedMentor(row, viewer)),
    total,
    totalIsCapped: counted > EXACT_TOTAL_LIMIT,
    page: shownPage,
    pageCount,
    needsPosition,
  };
}

/** The answer to a search that can find nothing. */
export const noMentors: MentorSearchResult = {
  mentors: [],
  total: 0,
  totalIsCapped: false,
  page: 1,
  pageCount: 1,
  needsPosition: false,
};
