/** Choices of the listing's dropdowns (docs/product.md, Data and Constants). */
export const SORT_KEYS = ["recommended", "rating", "reviews", "distance", "nameAsc", "nameDesc"] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const DEFAULT_SORT: SortKey = "recommended";

export const SORT_OPTIONS: readonly { readonly value: SortKey; readonly label: string }[] = [
  { value: "recommended", label: "Recommended" },
  { value: "rating", label: "Highest Rated" },
  { value: "reviews", label: "Most Reviews" },
  { value: "distance", label: "Nearest First" },
  { value: "nameAsc", label: "Name (A-Z)" },
  { value: "nameDesc", label: "Name (Z-A)" },
];

/** Distance limits in kilometres; "all" is any distance. */
export const DISTANCE_LIMITS_KM = [5, 10, 20, 50] as const;
export type DistanceLimitKm = (typeof DISTANCE_LIMITS_KM)[number];

export const DISTANCE_OPTIONS: readonly { readonly value: "all" | DistanceLimitKm; readonly label: string }[] = [
  { value: "all", label: "Any Distance" },
  ...DISTANCE_LIMITS_KM.map((km) => ({ value: km, label: `Within ${km} km` })),
];
