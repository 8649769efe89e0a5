import { BOARD_KEYS } from "@/lib/catalogue/boards";
import { CATEGORY_IDS } from "@/lib/catalogue/categories";
import { LANGUAGE_KEYS } from "@/lib/catalogue/languages";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { WEEK_PARTS } from "@/lib/domain/search/free-times.rules";
import type { FilterName, Filters } from "@/lib/domain/search/filters";
import { NO_FILTERS } from "@/lib/domain/search/filters";
import { DISTANCE_LIMITS_KM } from "@/lib/domain/search/filters/distance";

/** Values of each filter: all of them, or a sample of many. */
export const FILTER_VALUES: { readonly [Name in FilterName]: readonly Filters[Name][] } = {
  category: CATEGORY_IDS.filter((id) => id !== "all"),
  // Single ones, and several of which any will do; 17 to 19 are all of technology.
  subject: [...SUBJECTS.map(({ id }) => id), ...SUBJECTS.slice(0, 14).map(({ id }) => [id, id + 5]), [17, 18, 19]],
  grade: Array.from({ length: 15 }, (_, index) => index - 2),
  distance: DISTANCE_LIMITS_KM,
  format: ["online", "home", "place"],
  // Steps of the dropdown, and amounts between, below and beyond them.
  fee: [200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 60, 333, 450, 5000],
  language: LANGUAGE_KEYS,
  board: BOARD_KEYS,
  free: [
    ...WEEK_PARTS.map(({ key }) => [key]),
    ["mon-morning", "tue-morning"],
    ["wed-evening", "sat-morning", "sun-evening"],
  ],
  soon: [true],
};
const NAMES = Object.keys(FILTER_VALUES) as FilterName[];

const pickOne = <T>(random: () => number, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** One of these filters with a value. */
export const withFilters = (random: () => number, names: readonly FilterName[]): Filters => ({
  ...NO_FILTERS,
  ...Object.fromEntries(names.map((name) => [name, pickOne<unknown>(random, FILTER_VALUES[name])])),
});

/** A few filters at random, up to all of them. */
export function randomFilters(random: () => number): Filters {
  const share = pickOne(random, [0.1, 0.2, 0.35]);
  return withFilters(
    random,
    NAMES.filter(() => random() < share),
  );
}

/** Each single filter, and each pair of filters. */
export const FILTER_PAIRS: readonly (readonly FilterName[])[] = [
  ...NAMES.map((name) => [name]),
  ...NAMES.flatMap((one, index) => NAMES.slice(index + 1).map((other) => [one, other])),
];
