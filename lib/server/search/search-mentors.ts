import "server-only";
import { DEFAULT_SORT } from "@/lib/catalogue/listing-options";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { formatCursor, parseCursor } from "@/lib/domain/search/cursor.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { countMentors, EXACT_TOTAL_LIMIT } from "./count-mentors.repository";
import { toListedMentor } from "./listed-mentor.dto";
import { readPopulation } from "./population";
import { requirePlace } from "./require-place";
import { findFirstPage, findMentors } from "./search-mentors.repository";

export type MentorSearch = {
  filter: ListingFilter;
  /** Where the visitor is, if known. The distance filter needs it; "nearest first" becomes "recommended" without it. */
  viewer: Coordinates | null;
  page: number;
  pageSize: number;
  /** Text of a cursor that a former answer gave as `nextCursor`; the page then begins behind it. */
  after: string | null;
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
  /** "Nearest first" was asked for, but the visitor's position is not known. */
  needsPosition: boolean;
  /** Leads to the next page where page numbers end, beyond the exact total. */
  nextCursor: string | null;
};

/**
 * Finds listed mentors: filtered, sorted, counted and paged in SQL (docs/product.md, Screens, States and Constants).
 * @throws AppError invalid_input for a distance without a place
 */
export async function searchMentors(search: MentorSearch): Promise<MentorSearchResult> {
  const { filter, viewer, page, pageSize } = search;
  requirePlace(filter, viewer);
  const needsPosition = viewer === null && filter.sort === "distance";
  const effective: ListingFilter = needsPosition ? { ...filter, sort: DEFAULT_SORT } : filter;

  const after = search.after === null ? null : parseCursor(search.after, effective.sort);
  const population = await readPopulation(effective, viewer);
  const first = page === 1 && after === null ? await findFirstPage(effective, viewer, pageSize, population) : null;
  const counted = first?.matches ?? (await countMentors(effective, viewer, population));
  const totalIsCapped = counted > EXACT_TOTAL_LIMIT;
  const total = Math.min(counted, EXACT_TOTAL_LIMIT);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const shownPage = after || search.pastTheEnd === "nothing" ? page : Math.min(page, pageCount);
  // Where a cursor may lead on, one row more than shown tells whether there is anything behind it.
  const mayLeadOn = totalIsCapped && shownPage >= pageCount;
  const limit = mayLeadOn ? pageSize + 1 : pageSize;
  const slice = { limit, offset: after ? 0 : (shownPage - 1) * pageSize, after };
  const isPastTheEnd = after === null && shownPage > pageCount;
  const rows = first?.rows ?? (isPastTheEnd ? [] : await findMentors(effective, viewer, slice, counted, population));
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;

  return {
    mentors: rows.slice(0, pageSize).map((row) => toListedMentor(row, viewer)),
    total,
    totalIsCapped,
    page: shownPage,
    pageCount,
    needsPosition,
    nextCursor: last ? formatCursor({ mentorId: last.cursorId, key: last.cursorKey }) : null,
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
  nextCursor: null,
};
