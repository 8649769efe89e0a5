import { BOARD_KEYS } from "@/lib/catalogue/boards";
import { CATEGORY_IDS } from "@/lib/catalogue/categories";
import { LANGUAGE_KEYS } from "@/lib/catalogue/languages";
import { WEEK_PARTS } from "@/lib/domain/search/free-times.rules";
import { FEE_STEPS } from "@/lib/domain/search/tokens.rules";
import { DISTANCE_LIMITS_KM } from "@/lib/domain/search/filters/distance";
import { SORT_KEYS } from "@/lib/domain/search/sorts";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { NO_FILTER, type ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { MentorSearch } from "@/lib/server/search/search-mentors";
import { Random } from "@/scripts/seed/random";

export const DELHI = { latitude: 28.614, longitude: 77.209 };
/** Far from every town of the seed. */
const NOWHERE = { latitude: 34.2, longitude: 78.9 };
const PLACES: readonly Coordinates[] = [
  DELHI,
  { latitude: 19.076, longitude: 72.878 },
  { latitude: 12.972, longitude: 77.595 },
  { latitude: 22.573, longitude: 88.364 },
  { latitude: 26.912, longitude: 75.787 },
  { latitude: 11.017, longitude: 76.956 },
  { latitude: 23.344, longitude: 85.31 },
  { latitude: 27.477, longitude: 94.912 },
  NOWHERE,
];
const SWEEP = { seed: 10, stream: 1, size: 300 };

export type NamedSearch = { label: string; search: MentorSearch };

/** The first page of a search, as the listing requests it. */
export const firstPage = (filter: ListingFilter, viewer: Coordinates | null): MentorSearch => ({
  filter,
  viewer,
  page: 1,
  pageSize: 6,
  after: null,
  pastTheEnd: "nothing",
});

/** Random combinations of all filters, places and sorts, the same in every run and at every size. */
export const SWEEP_SEARCHES: readonly MentorSearch[] = Array.from({ length: SWEEP.size }, (_, index) => {
  const random = new Random(SWEEP.seed, SWEEP.stream, index);
  return firstPage(
    {
      category: random.chance(0.4) ? random.pick(CATEGORY_IDS) : "all",
      subject: random.chance(0.4) ? random.pick(SUBJECTS).id : null,
      grade: random.chance(0.3) ? random.int(-2, 12) : null,
      distance: random.chance(0.3) ? random.pick(DISTANCE_LIMITS_KM) : null,
      format: random.chance(0.3) ? random.pick(["online", "home", "place"]) : null,
      fee: random.chance(0.3) ? random.pick([...FEE_STEPS, 60, 450, 5000]) : null,
      language: random.chance(0.25) ? random.pick(LANGUAGE_KEYS) : null,
      board: random.chance(0.25) ? random.pick(BOARD_KEYS) : null,
      free: random.chance(0.25) ? [random.pick(WEEK_PARTS).key] : null,
      soon: random.chance(0.2) ? true : null,
      ...(random.chance(0.3) && { timeZone: "America/New_York" }),
      sort: random.pick(SORT_KEYS),
    },
    random.pick(PLACES),
  );
});

const subject = (name: string) => findSubject(name)!.id;

/** One filter of each kind: dense, rare, correlated, empty, around a city, far from every mentor. */
const FILTERS: { label: string; filter: Partial<ListingFilter>; viewer: Coordinates }[] = [
  { label: "no filter", filter: {}, viewer: DELHI },
  { label: "common subject", filter: { subject: subject("Mathematics") }, viewer: DELHI },
  { label: "rare subject", filter: { subject: subject("Chess") }, viewer: DELHI },
  { label: "grade 10", filter: { grade: 10 }, viewer: DELHI },
  { label: "kindergarten", filter: { category: "kindergarten" }, viewer: DELHI },
  { label: "technology", filter: { category: "technology" }, viewer: DELHI },
  { label: "subject and grade", filter: { subject: subject("French"), grade: 9 }, viewer: DELHI },
  { label: "nothing matches", filter: { subject: subject("Phonics"), grade: 12 }, viewer: DELHI },
  { label: "5 km in a city", filter: { distance: 5 }, viewer: DELHI },
  { label: "50 km in a city", filter: { distance: 50 }, viewer: DELHI },
  { label: "50 km, nobody there", filter: { distance: 50 }, viewer: NOWHERE },
  { label: "far from anybody", filter: {}, viewer: NOWHERE },
  { label: "20 km and a subject", filter: { distance: 20, subject: subject("French") }, viewer: DELHI },
  {
    label: "10 km, level, subject, grade",
    filter: { distance: 10, category: "college", subject: subject("Chemistry"), grade: 12 },
    viewer: DELHI,
  },
  { label: "online", filter: { format: "online" }, viewer: DELHI },
  { label: "comes to me", filter: { format: "home" }, viewer: DELHI },
  { label: "Monday evening", filter: { free: ["mon-evening"] }, viewer: DELHI },
  {
    label: "Sunday evening, in New York",
    filter: { free: ["sun-evening"], timeZone: "America/New_York" },
    viewer: DELHI,
  },
  { label: "free in 7 days", filter: { soon: true }, viewer: DELHI },
  { label: "fee up to 300", filter: { fee: 300 }, viewer: DELHI },
  { label: "fee below all", filter: { fee: 20 }, viewer: DELHI },
  { label: "rare language", filter: { language: "konkani" }, viewer: DELHI },
  {
    label: "class 9 maths, comes to me, up to 600, CBSE",
    filter: {
      subject: subject("Mathematics"),
      grade: 9,
      format: "home",
      fee: 600,
      board: "cbse",
      free: ["tue-evening"],
    },
    viewer: DELHI,
  },
  { label: "10 km, subject not there", filter: { distance: 10, subject: subject("Tamil") }, viewer: DELHI },
];

/** Each of these filters with one sort order. */
export function gridSearches(sort: ListingFilter["sort"]): NamedSearch[] {
  return FILTERS.map(({ label, filter, viewer }) => ({
    label,
    search: firstPage({ ...NO_FILTER, ...filter, sort }, viewer),
  }));
}
