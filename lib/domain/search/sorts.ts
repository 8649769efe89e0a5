/**
 * The key of a sort order: an indexed column of the search row, and its direction. Ids follow in the same direction.
 */
type SortColumn = { column: string; type: "int4" | "float8" | "varchar"; direction: "asc" | "desc" };

/**
 * Every order of the listing by its parameter, in the order of the dropdown. No column holds the distance: "nearest
 * first" computes the distance to the visitor, and ends with mentors without a place, by id.
 */
export const SORTS = {
  recommended: { label: "Recommended", by: { column: "rating_sum", type: "int4", direction: "desc" } },
  rating: { label: "Highest Rated", by: { column: "rating", type: "float8", direction: "desc" } },
  reviews: { label: "Most Reviews", by: { column: "review_count", type: "int4", direction: "desc" } },
  distance: { label: "Nearest First", by: null },
  nameAsc: { label: "Name (A-Z)", by: { column: "name", type: "varchar", direction: "asc" } },
  nameDesc: { label: "Name (Z-A)", by: { column: "name", type: "varchar", direction: "desc" } },
} as const satisfies Record<string, { label: string; by: SortColumn | null }>;

export type SortKey = keyof typeof SORTS;
export const SORT_KEYS = Object.keys(SORTS) as SortKey[];

/** The default order: nearest first once the visitor's place is known. */
export const defaultSort = (hasPlace: boolean): SortKey => (hasPlace ? "distance" : "recommended");

/** The dropdown. The default order has the empty value, which addresses leave out, so it follows the visitor's place. */
export function sortField(chosen: SortKey | null, hasPlace: boolean) {
  const valueOf = (sort: SortKey) => (sort === defaultSort(hasPlace) ? "" : sort);
  return {
    value: chosen === null ? "" : valueOf(chosen),
    options: SORT_KEYS.map((sort) => ({ value: valueOf(sort), label: SORTS[sort].label })),
  };
}
