import { MARKERS_MAX } from "@/lib/domain/places/viewport.rules";
import type { MeasuredDatabase } from "./measured-database";
import { noneTarget, type Section, times } from "../report";
import { DELHI } from "./searches";
import { median, timedInTurns } from "../measure";
import { MAP_FILTERS, viewQuery, VIEWPORTS } from "./viewports";

const ROUNDS = 7;

/** Map views from the whole earth to a street, with each kind of filter, against a primary-key lookup. */
export async function measureMap(database: MeasuredDatabase): Promise<Section> {
  const rows: string[][] = [];
  const wholeScans: string[] = [];
  let most = 0;
  for (const { label, filter } of MAP_FILTERS) {
    const queries = VIEWPORTS.map(({ viewport }) => viewQuery(viewport, filter));
    const calls = queries.flatMap((query) => [() => database.ask("view", query, DELHI), () => database.ask("lookUp")]);
    await timedInTurns(2, calls);
    const all = await timedInTurns(ROUNDS, calls);
    const lookUp = median(all.filter((_, index) => index % 2 === 1));
    const ratios = all.filter((_, index) => index % 2 === 0).map((time) => time / lookUp);
    const buffers: number[] = [];
    for (const [index, query] of queries.entries()) {
      const plan = await database.ask("viewPlan", query, DELHI);
      if (plan.scansWholeListing) wholeScans.push(`${label}, ${VIEWPORTS[index]!.label}`);
      buffers.push(plan.buffers);
      const { mentors, clusters } = await database.ask("view", query, DELHI);
      most = Math.max(most, mentors + clusters);
    }
    const worst = ratios.indexOf(Math.max(...ratios));
    rows.push([
      label,
      times(median(ratios)),
      times(ratios[worst]!),
      VIEWPORTS[worst]!.label,
      String(median(buffers)),
      String(Math.max(...buffers)),
    ]);
  }
  return {
    name: "map",
    title: `Views of the map at ${database.mentors.toLocaleString("en")} mentors`,
    intro: `${VIEWPORTS.length} viewports from the earth to a street, as multiples of a primary-key lookup taken in turns, medians of ${ROUNDS} rounds. Buffers are of 8 kB.`,
    columns: ["Filter", "Median", "Worst", "Where", "Buffers, median", "Most"],
    rows,
    targets: [
      {
        what: "most markers in an answer",
        measured: String(most),
        wanted: `at most ${MARKERS_MAX}`,
        isMet: most <= MARKERS_MAX,
      },
      noneTarget("views that scan the whole listing table", wholeScans),
    ],
  };
}
