import { SORT_KEYS } from "@/lib/domain/search/sorts";
import type { MentorSearch } from "@/lib/server/search/search-mentors";
import { readAllRows } from "./brute-force";
import type { MeasuredDatabase } from "./measured-database";
import { noneTarget, ratioTarget, type Section, times } from "../report";
import { DELHI, gridSearches, firstPage, SWEEP_SEARCHES } from "./searches";
import { median, quantile, timedInTurns } from "../measure";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";

const ROUNDS = 5;
/** Searches of the sweep that the table names. */
const SLOWEST = 8;
/** Rows before a deep page. */
const DEEP_ROWS = [1_000, 10_000, 100_000, 500_000];

type Timed = { lookUp: number; searches: number[] };

/** The median time of each search, taken in turns with a primary-key lookup; the first round warms the caches and does not count. */
async function timeSearches(database: MeasuredDatabase, searches: readonly MentorSearch[]): Promise<Timed> {
  const calls = searches.flatMap((search) => [() => database.ask("search", search), () => database.ask("lookUp")]);
  await timedInTurns(1, calls);
  const all = await timedInTurns(ROUNDS, calls);
  return {
    lookUp: median(all.filter((_, index) => index % 2 === 1)),
    searches: all.filter((_, index) => index % 2 === 0),
  };
}

/** Every sort with a grid of filters, and a fixed sweep, against a primary-key lookup. */
export async function measureListing(database: MeasuredDatabase): Promise<Section> {
  const rows: string[][] = [];
  const wholeScans: string[] = [];
  for (const sort of SORT_KEYS) {
    const named = gridSearches(sort);
    const { lookUp, searches } = await timeSearches(
      database,
      named.map(({ search }) => search),
    );
    for (const [index, { label, search }] of named.entries()) {
      const { buffers, statements, scansWholeListing } = await database.ask("searchPlan", search);
      if (scansWholeListing) wholeScans.push(`${label}, ${sort}`);
      rows.push([label, sort, times(searches[index]! / lookUp), String(statements), String(buffers)]);
    }
  }
  const sweep = await timeSearches(database, SWEEP_SEARCHES);
  const ratios = sweep.searches.map((time) => time / sweep.lookUp);
  const wrong = await countWrong(database);
  rows.push(
    ["the sweep, median", "all", times(median(ratios)), "", ""],
    ["the sweep, 95th percentile", "all", times(quantile(ratios, 0.95)), "", ""],
    ["the sweep, worst", "all", times(Math.max(...ratios)), "", ""],
  );
  const slowest = [...ratios.entries()].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
  for (const [index, ratio] of slowest) {
    const search = SWEEP_SEARCHES[index]!;
    const { buffers, statements } = await database.ask("searchPlan", search);
    rows.push([labelOf(search), search.filter.sort ?? "", times(ratio), String(statements), String(buffers)]);
  }
  return {
    name: "listing",
    title: `The listing's query at ${database.mentors.toLocaleString("en")} mentors`,
    intro:
      `First pages with their totals, as multiples of a primary-key lookup through the same client (${sweep.lookUp.toFixed(2)} ms here), ` +
      `medians of ${ROUNDS} rounds in turns with it; the sweep is 300 fixed combinations of category, subject, grade, distance, place and sort. ` +
      `Statements and buffers of 8 kB are those of one search.`,
    columns: ["Search", "Sort", "Time", "Statements", "Buffers"],
    rows,
    targets: [
      ratioTarget("sweep, median against a lookup", median(ratios), 4),
      ratioTarget("sweep, worst against a lookup", Math.max(...ratios), 80),
      {
        what: "answers that differ from brute force, ids and totals",
        measured: `${wrong} of ${SWEEP_SEARCHES.length}`,
        wanted: "0",
        isMet: wrong === 0,
      },
      noneTarget("searches that scan the whole listing table", wholeScans),
    ],
  };
}

/** What a search asks, in short. */
function labelOf({ filter: { sort: _, ...filter }, viewer }: MentorSearch): string {
  const asked = Object.entries(filter).filter(([, value]) => value !== null && value !== "all");
  return [...asked.map(([name, value]) => `${name} ${value}`), `at ${viewer?.latitude}`].join(", ");
}

async function countWrong(database: MeasuredDatabase): Promise<number> {
  const everybody = await readAllRows(database.url);
  let wrong = 0;
  for (const search of SWEEP_SEARCHES) {
    const fault = everybody.faultOf(search, await database.ask("search", search));
    if (fault === null) continue;
    wrong += 1;
    console.error(`${JSON.stringify(search)}: ${fault}`);
  }
  return wrong;
}

/** First, deep and last pages of each order. */
export async function measurePages(database: MeasuredDatabase): Promise<Section> {
  const rows: string[][] = [];
  const cursorRatios: number[] = [];
  const ringRatios: number[] = [];
  for (const sort of SORT_KEYS) {
    const first = firstPage({ ...NO_FILTER, sort }, DELHI);
    const last = { ...first, page: 167, pastTheEnd: "last page" as const };
    const deep: { label: string; search: MentorSearch }[] = [
      { label: "page 167, the last with a number", search: last },
    ];
    for (const depth of DEEP_ROWS.filter((count) => count < database.mentors * 0.6)) {
      const after = await database.ask("cursorAt", sort, DELHI, depth);
      deep.push({ label: `by cursor, after ${depth.toLocaleString("en")}`, search: { ...first, page: 168, after } });
    }
    deep.push({
      label: "by cursor, the very last",
      search: { ...first, page: 168, after: await database.ask("cursorAt", sort, DELHI, -4) },
    });
    const { searches } = await timeSearches(database, [first, ...deep.map(({ search }) => search)]);
    rows.push(["first", sort, times(1)]);
    for (const [index, { label }] of deep.entries()) {
      const ratio = searches[index + 1]! / searches[0]!;
      if (label.startsWith("by cursor")) (sort === "distance" ? ringRatios : cursorRatios).push(ratio);
      rows.push([label, sort, times(ratio)]);
    }
  }
  return {
    name: "pages",
    title: `Deep pages at ${database.mentors.toLocaleString("en")} mentors`,
    intro: "As multiples of the first page of the same order, without a filter.",
    columns: ["Page", "Sort", "Time"],
    rows,
    targets: [
      ratioTarget("worst page by cursor against the first", Math.max(...cursorRatios), 2),
      ratioTarget("the same of nearest first, which no index holds", Math.max(...ringRatios), 2),
    ],
  };
}
