import type { MeasuredDatabase } from "./measured-database";
import { ratioTarget, type Section, times } from "../report";
import { DELHI, SWEEP_SEARCHES } from "./searches";
import { median, quantile, timedInTurns } from "../measure";
import { viewQuery, VIEWPORTS } from "./viewports";

const ROUNDS = 5;

/** The cost of a search, a map view and a lookup with many mentors against few, in turns. */
export async function measureGrowth(few: MeasuredDatabase, many: MeasuredDatabase): Promise<Section> {
  const both = [few, many];
  const compare = async (calls: readonly (() => Promise<{ ms: number }>)[]) => {
    await timedInTurns(1, calls);
    const all = await timedInTurns(ROUNDS, calls);
    return both.map((_, side) => all.filter((_, index) => index % 2 === side));
  };
  const sweep = await compare(SWEEP_SEARCHES.flatMap((search) => both.map((side) => () => side.ask("search", search))));
  const views = await compare(
    VIEWPORTS.flatMap(({ viewport }) => both.map((side) => () => side.ask("view", viewQuery(viewport), DELHI))),
  );
  const lookUps = await compare(VIEWPORTS.flatMap(() => both.map((side) => () => side.ask("lookUp"))));
  const grown = (sides: number[][], of: (values: number[]) => number) => of(sides[1]!) / of(sides[0]!);
  const worst = (values: number[]) => Math.max(...values);
  const p95 = (values: number[]) => quantile(values, 0.95);
  const row = (what: string, sides: number[][]) => [
    what,
    times(grown(sides, median)),
    times(grown(sides, p95)),
    times(grown(sides, worst)),
  ];
  return {
    name: "growth",
    title: `Growth from ${few.mentors.toLocaleString("en")} to ${many.mentors.toLocaleString("en")} mentors`,
    intro: `The time with many as a multiple of the time with few, medians of ${ROUNDS} rounds in turns; one row is a distribution over all its questions.`,
    columns: ["Question", "Median", "95th percentile", "Worst"],
    rows: [
      row("the sweep of the listing", sweep),
      row("views of the map", views),
      row("a primary-key lookup", lookUps),
    ],
    targets: [
      ratioTarget("sweep, median", grown(sweep, median), 2),
      ratioTarget("sweep, 95th percentile", grown(sweep, p95), 8),
    ],
  };
}
