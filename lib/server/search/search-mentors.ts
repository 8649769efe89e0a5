import "server-only";
import { formatCursor, parseCursor } from "@/lib/domain/search/cursor.rules";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { type ListedMentorRow, toListedMentors } from "./cards.sql";
import {
  EXACT_TOTAL_LIMIT,
  planCount,
  planFirstPage,
  planPage,
  type Population,
  type Question,
  questionOf,
  TOTAL_CAP,
} from "./plan";
import { readPopulation } from "./population";
import { runCount, runPlan, runStep } from "./run-plan";

export type MentorSearch = {
  filter: ListingFilter;
  /**
   * The visitor's position, if known. The distance filter requires it; without it "nearest first" becomes
   * "recommended".
   */
  viewer: Coordinates | null;
  page: number;
  pageSize: number;
  /** A `nextCursor` from an earlier response; the page then starts after it. */
  after: string | null;
  /** What a page past the end shows: the last page on screens, nothing in the API, so that paging ends. */
  pastTheEnd: "last page" | "nothing";
};

export type MentorSearchResult = {
  mentors: ListedMentor[];
  /** Exact up to 1,000; with `totalIsCapped` there are more. */
  total: number;
  totalIsCapped: boolean;
  /** The page shown. */
  page: number;
  pageCount: number;
  /** "Nearest first" was requested, but the visitor's position is unknown. */
  needsPosition: boolean;
  /** Continues past the last numbered page, beyond the exact total. */
  nextCursor: string | null;
};

/**
 * Finds listed mentors: filtered, sorted, counted and paged in SQL (docs/product.md, Screens, States and Constants).
 * @throws AppError invalid_input for a distance filter without a position
 */
export async function searchMentors(search: MentorSearch): Promise<MentorSearchResult> {
  const { filter, viewer, page, pageSize } = search;
  const needsPosition = viewer === null && filter.sort === "distance";
  const asked = questionOf(filter, viewer);
  const after = search.after === null ? null : parseCursor(search.after, asked.sort);
  const question: Question = { ...asked, after };

  const population = await readPopulation(question);
  const first = page === 1 && after === null ? await findFirstPage(question, population, pageSize) : null;
  const counted = first?.total ?? (await countMatches(question, population));
  const totalIsCapped = counted > EXACT_TOTAL_LIMIT;
  const total = Math.min(counted, EXACT_TOTAL_LIMIT);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const shownPage = after || search.pastTheEnd === "nothing" ? page : Math.min(page, pageCount);
  // Where a cursor may follow, one extra row shows whether there are more.
  const mayLeadOn = totalIsCapped && shownPage >= pageCount;
  const limit = mayLeadOn ? pageSize + 1 : pageSize;
  const slice = { limit, offset: after ? 0 : (shownPage - 1) * pageSize };
  const isPastTheEnd = after === null && shownPage > pageCount;
  const rows = first?.rows ?? (isPastTheEnd ? [] : await findPage(question, population, slice, counted));
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;

  return {
    mentors: await toListedMentors(rows.slice(0, pageSize), viewer),
    total,
    totalIsCapped,
    page: shownPage,
    pageCount,
    needsPosition,
    nextCursor: last ? formatCursor({ mentorId: last.cursorId, key: last.cursorKey }) : null,
  };
}

/** The first mentors of a search, for pages that show only a few. */
export async function listFirstMentors(filter: ListingFilter, viewer: Coordinates | null, limit: number) {
  const search = { filter, viewer, page: 1, pageSize: limit, after: null, pastTheEnd: "nothing" } as const;
  return (await searchMentors(search)).mentors;
}

/** How many mentors match; exact up to 1,000. */
export async function countMentors(filter: ListingFilter, viewer: Coordinates | null) {
  const question = questionOf(filter, viewer);
  const counted = await countMatches(question, await readPopulation(question));
  return { total: Math.min(counted, EXACT_TOTAL_LIMIT), totalIsCapped: counted > EXACT_TOTAL_LIMIT };
}

/** The first page and its total from one gather; null when there are too many matches for that. */
async function findFirstPage(question: Question, population: Population, limit: number) {
  const step = planFirstPage(question, population, limit);
  if (step === null) return null;
  const rows = step === "nothing" ? [] : await runStep(question, step, { limit }, true);
  return { rows, total: Math.min(TOTAL_CAP, rows[0]?.total ?? 0) };
}

/** The number of matches, counted up to the cap. */
async function countMatches(question: Question, population: Population): Promise<number> {
  const plan = planCount(question, population);
  return typeof plan === "number" ? plan : runCount(question, plan);
}

/** One page of the matches. */
async function findPage(
  question: Question,
  population: Population,
  slice: { limit: number; offset: number },
  matches: number,
): Promise<ListedMentorRow[]> {
  const { limit, offset } = slice;
  const isOpenEnded = matches > EXACT_TOTAL_LIMIT || question.after !== null;
  const expected = isOpenEnded ? limit : Math.min(limit, matches - offset);
  if (expected <= 0) return [];
  return runPlan(question, planPage(question, population, offset + expected, matches), slice, expected);
}
