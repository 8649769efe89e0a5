import { PLACE_FIELD } from "@/lib/domain/places/place-field";
import { formatArea } from "@/lib/domain/places/map-bounds.rules";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import { type ListingQuery, links } from "@/lib/links";
import { type ClassText, type FindTown, readClassText } from "./class-text.rules";
import { askedSubject } from "./filters/subject";
import { askedFilters, type Filters, firstAsked, FILTERS, NO_FILTERS, parametersOf } from "./filters";
import type { ListingPageState, ListingState } from "./listing.schema";
import type { SortKey } from "./sorts";

/** The parsed search, with the class text resolved. */
export type ListingFilter = Filters & {
  /** Null by default: nearest first when the visitor's place is known (`defaultSort`). */
  sort: SortKey | null;
  /** Id of the town from which distances are measured, in place of the visitor's own place. */
  near?: string;
  /** A mentor's name, which is what a class text may be when nothing else is known by it. */
  name?: string;
  /** The visitor's time zone, for parts of the week; unknown without. */
  timeZone?: string;
  /** Set in the map view, with the searched area; the search for cards ignores it. */
  map?: { area: Viewport | null };
  /** Mentors whom the visitor has blocked, or who have blocked the visitor, by profile. */
  hidden?: readonly number[];
};

/** All mentors, in the default order. */
export const NO_FILTER: ListingFilter = { ...NO_FILTERS, sort: null };

export type ResolvedListing = {
  filter: ListingFilter;
  classText: ClassText | null;
};

/**
 * Combines the dropdowns with the free text: a dropdown wins over the same kind of value in the text.
 * @param timeZone the visitor's, where it is known
 */
export function resolveListing(
  state: ListingState | ListingPageState,
  findTown?: FindTown,
  timeZone?: string,
): ResolvedListing {
  const text = state.class === null ? null : readClassText(state.class, findTown);
  const near = state.near ?? text?.near;
  const isUnderstood =
    text !== null &&
    (text.subjects.length > 0 ||
      [text.grade, text.near, text.category, text.fee, text.distance, text.free].some(
        (understood) => understood !== null,
      ));
  const isName = text?.unknown != null && !isUnderstood && state.subject === null && state.grade === null;
  const filters = firstAsked(state, { ...text, subject: text && askedSubject(text.subjects) });
  return {
    filter: {
      ...filters,
      sort: state.sort,
      ...(near && { near }),
      ...(isName && { name: text.unknown! }),
      ...(filters.free && timeZone !== undefined && { timeZone }),
      ...("view" in state && state.view === "map" && { map: { area: state.area } }),
    },
    classText: text,
  };
}

/** Whether "Clear Filters" has something to clear (docs/product.md, Screens). */
export function hasActiveFilters(filter: ListingFilter): boolean {
  return askedFilters(filter).length > 0;
}

/** The subject in the filters. */
export function soughtSubject({ subject }: Pick<Filters, "subject">): string | undefined {
  return subject === null ? undefined : FILTERS.subject.chip(subject);
}

/**
 * The address of a filter state. It contains the subject and grade of a class text instead of the text, so that a
 * changed dropdown never conflicts with an old text.
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
  return { ...parametersOf(filter), class: filter.name, near: filter.near, sort: filter.sort ?? undefined };
}

/**
 * The address for one that a form sent: without empty parameters, which forms without JavaScript send, and with the id
 * of a typed town. A text that is no town becomes part of the free text, whose results explain it.
 * @returns null when the address is right already
 */
export function addressOfForm(
  query: Readonly<Record<string, string | string[] | undefined>>,
  findTown: FindTown,
): string | null {
  // Next parses a parameter named `__proto__` as a list that begins with null.
  const textsOf = (value: unknown) => [value].flat().filter((text) => typeof text === "string");
  const parameters = Object.entries(query).flatMap(([key, value]) => textsOf(value).map((text) => ({ key, text })));
  const isEmpty = (text: string) => text.trim() === "";
  if (!parameters.some(({ key, text }) => isEmpty(text) || key === PLACE_FIELD)) return null;
  const said = new URLSearchParams(
    parameters.filter(({ key, text }) => !isEmpty(text) && key !== PLACE_FIELD).map(({ key, text }) => [key, text]),
  );
  const place = parameters.find(({ key, text }) => key === PLACE_FIELD && !isEmpty(text))?.text.slice(0, 80);
  const near = place && findTown(place, "similarly");
  if (near) said.set("near", near);
  else if (place) said.set("class", [said.get("class"), place].filter(Boolean).join(" "));
  return said.size === 0 ? links.mentors : `${links.mentors}?${said.toString()}`;
}

/** The address without filters, in the same order and view. */
export function clearedQuery(filter: ListingFilter): ListingQuery {
  const { near, sort, view, area } = queryOfFilter(filter);
  return { near, sort, view, area };
}

/**
 * The page numbers to show, at most five (docs/product.md, Screens): the first five up to page 3, the last five within
 * the last two pages, otherwise two on either side.
 */
export function pageWindow(current: number, pageCount: number): number[] {
  const size = Math.min(5, pageCount);
  const start = current <= 3 ? 1 : Math.min(current - 2, pageCount - size + 1);
  return Array.from({ length: size }, (_, index) => start + index);
}

/** "12", "1,000+". */
export function countText(total: number, isCapped: boolean): string {
  return `${total.toLocaleString("en-IN")}${isCapped ? "+" : ""}`;
}

/** "1 mentor", "12 mentors", "1,000+ mentors": the number of results in the listing. */
export function mentorCountText(total: number, isCapped: boolean): string {
  return `${countText(total, isCapped)} ${total === 1 && !isCapped ? "mentor" : "mentors"}`;
}
