import { formatArea } from "@/lib/domain/places/map-bounds.rules";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import { type ListingQuery, links } from "@/lib/links";
import { type ClassText, readClassText } from "./class-text.rules";
import { askedFilters, type Filters, firstAsked, FILTERS, NO_FILTERS, parametersOf } from "./filters";
import type { ListingPageState, ListingState } from "./listing.schema";
import type { SortKey } from "./sorts";

/** What a search runs with, after the class text was understood. */
export type ListingFilter = Filters & {
  /** Null without a choice: the nearest first where the visitor's place is known (`defaultSort`). */
  sort: SortKey | null;
  /** Looked at on a map, with the part of it that was searched; the search for cards ignores it. */
  map?: { area: Viewport | null };
};

/** Everybody, in the default order. */
export const NO_FILTER: ListingFilter = { ...NO_FILTERS, sort: null };

export type ResolvedListing = {
  filter: ListingFilter;
  classText: ClassText | null;
  /** The class text names nothing that is known, so nothing can be found. */
  matchesNothing: boolean;
};

/** Joins the dropdowns with the free text: what is chosen in a dropdown wins over the same thing in the text. */
export function resolveListing(state: ListingState | ListingPageState): ResolvedListing {
  const text = state.class === null ? null : readClassText(state.class);
  return {
    filter: {
      ...firstAsked(state, text ?? {}),
      sort: state.sort,
      ...("view" in state && state.view === "map" && { map: { area: state.area } }),
    },
    classText: text,
    matchesNothing:
      text !== null && text.unknown !== null && text.grade === null && state.subject === null && state.grade === null,
  };
}

/** Whether "Clear Filters" has something to clear (docs/product.md, Screens). */
export function hasActiveFilters(filter: ListingFilter): boolean {
  return askedFilters(filter).length > 0;
}

/** The subject that was asked for. */
export function soughtSubject({ subject }: Pick<Filters, "subject">): string | undefined {
  return subject === null ? undefined : FILTERS.subject.chip(subject);
}

/**
 * The address of a filter state. It names the subject and grade of a class text instead of the text, so that a changed
 * dropdown never fights with an old one.
 */
export function queryOfFilter(filter: ListingFilter, page = 1, after?: string): ListingQuery {
  return {
    ...searchQuery(filter),
    page,
    after,
    ...(filter.map && { view: "map", area: filter.map.area ? formatArea(filter.map.area) : undefined }),
  };
}

/** The filters and the order of a state, without its page and view. */
export function searchQuery(filter: ListingFilter): ListingQuery {
  return { ...parametersOf(filter), sort: filter.sort ?? undefined };
}

/**
 * The same state without the empty parameters, which a form sends without a script.
 * @returns null when no parameter is empty
 */
export function withoutEmptyParameters(query: Readonly<Record<string, string | string[] | undefined>>): string | null {
  // Next reads a parameter named `__proto__` as a list that begins with null.
  const textsOf = (value: unknown) => [value].flat().filter((text) => typeof text === "string");
  const parameters = Object.entries(query).flatMap(([key, value]) => textsOf(value).map((text) => ({ key, text })));
  const isEmpty = (text: string) => text.trim() === "";
  if (!parameters.some(({ text }) => isEmpty(text))) return null;
  const said = parameters.filter(({ text }) => !isEmpty(text)).map(({ key, text }) => [key, text]);
  return said.length === 0 ? links.mentors : `${links.mentors}?${new URLSearchParams(said).toString()}`;
}

/** The address without filters, in the same order and view. */
export function clearedQuery(filter: ListingFilter): ListingQuery {
  const { sort, view, area } = queryOfFilter(filter);
  return { sort, view, area };
}

/**
 * The page numbers to offer, at most five (docs/product.md, Screens): the first five up to page 3, the last five
 * within the last two pages, otherwise two on either side.
 */
export function pageWindow(current: number, pageCount: number): number[] {
  const size = Math.min(5, pageCount);
  const start = current <= 3 ? 1 : Math.min(current - 2, pageCount - size + 1);
  return Array.from({ length: size }, (_, index) => start + index);
}

/** "1 mentor", "12 mentors", "1,000+ mentors": what the listing says it is showing. */
export function mentorCountText(total: number, isCapped: boolean): string {
  const number = total.toLocaleString("en-IN");
  return `${number}${isCapped ? "+" : ""} ${total === 1 && !isCapped ? "mentor" : "mentors"}`;
}
