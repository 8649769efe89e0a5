import { median } from "../measure";
import { type Section, times } from "../report";
import type { MeasuredDatabase } from "./measured-database";
import type { BenchTasks } from "./tasks";

const ROUNDS = 5;
const MB = 2 ** 20;

type Cost = Awaited<ReturnType<BenchTasks["sitemapPart"]>>;

async function costsOf(database: MeasuredDatabase): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const number of await database.ask("sitemapParts")) {
    for (let round = 0; round < ROUNDS; round++) costs.push(await database.ask("sitemapPart", number));
  }
  return costs;
}

/** The cost of the sitemap's mentor parts with many mentors against few. */
export async function measureSitemap(few: MeasuredDatabase, many: MeasuredDatabase): Promise<Section> {
  const [small, large] = [await costsOf(few), await costsOf(many)];
  const row = (what: string, of: (cost: Cost) => number) => {
    const [least, most] = [median(small.map(of)), median(large.map(of))];
    return [what, least.toFixed(1), most.toFixed(1), times(most / least)];
  };
  const perThousand = (of: (cost: Cost) => number) => (cost: Cost) => (1000 * of(cost)) / cost.addresses;
  return {
    name: "sitemap",
    title: `The sitemap at ${few.mentors.toLocaleString("en")} and ${many.mentors.toLocaleString("en")} mentors`,
    intro: `Medians of all parts and ${ROUNDS} rounds.`,
    columns: ["Cost of a part", "Few", "Many", "Ratio"],
    rows: [
      row(
        "milliseconds for 1,000 addresses",
        perThousand(({ ms }) => ms),
      ),
      row(
        "buffers of 8 kB for 1,000 addresses",
        perThousand(({ buffers }) => buffers),
      ),
      row("MB that memory grows by meanwhile", ({ peakBytes }) => peakBytes / MB),
    ],
    targets: [],
  };
}
