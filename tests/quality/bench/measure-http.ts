import { links, listingHref, mentorProfileHref } from "@/lib/links";
import { withFloorApp } from "../floor-app";
import { type Load, loadAddress } from "./load";
import { ratioTarget, type Section, type Target, times } from "../report";
import { median } from "../measure";
import { type Site, withSite } from "../site";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

type Page = {
  label: string;
  path: string;
  /** A header in curl's syntax: "cookie: a=1". */
  header?: string;
  floor: "static" | "dynamic";
  wanted: number | null;
};
/** Makes Next render every page, bypassing the page cache. */
const PAST_CACHE = 'if-none-match: "another"';
const POSITION = "cookie: user_location=28.614,77.209";

async function pagesOf({ query }: Site): Promise<Page[]> {
  const [mentor] = await query<{ username: string }>(
    `select u.username from mentor_listing l join mentor_profile p on p.id = l.mentor_id join user_account u on u.id = p.user_id
     where l.review_count > 3 order by l.mentor_id limit 1`,
  );
  const profile = mentorProfileHref(mentor!.username);
  const nearest = listingHref({ sort: "distance" });
  return [
    { label: "profile", path: profile, floor: "static", wanted: 2 },
    { label: "profile, past the cache", path: profile, header: PAST_CACHE, floor: "static", wanted: null },
    { label: "landing page of a subject", path: `${links.tutors}/mathematics`, floor: "static", wanted: 0.7 },
    { label: "home page", path: links.home, floor: "static", wanted: 0.7 },
    { label: "listing, a visitor", path: links.mentors, floor: "dynamic", wanted: 5 },
    { label: "home page, place known", path: links.home, header: POSITION, floor: "dynamic", wanted: 0.3 },
    { label: "listing, place known", path: nearest, header: POSITION, floor: "dynamic", wanted: 0.3 },
  ];
}

const middle = (loads: readonly Load[], of: (load: Load) => number) => median(loads.map(of));

/** Requests per second and latency of pages against a hello page of the same size, cached or rendered on each visit. */
export function measureHttp(databaseUrl: string, mentors: number): Promise<Section> {
  return withFloorApp((floor) =>
    withSite({ databaseUrl }, async (site) => {
      const rows: string[][] = [];
      const targets: Target[] = [];
      for (const { label, path, header, floor: kind, wanted } of await pagesOf(site)) {
        const address = site.appUrl + path;
        const [name, value] = (header ?? "accept: text/html").split(": ") as [string, string];
        const bytes = (await (await fetch(address, { headers: { [name]: value } })).arrayBuffer()).byteLength;
        const floorAddress = await floor.pageOfBytes(kind, bytes);
        const [ours, theirs]: [Load[], Load[]] = [[], []];
        // The first round warms both up and does not count.
        for (let round = 0; round <= ROUNDS; round++) {
          ours.push(await loadAddress(address, SECONDS, CONNECTIONS, header));
          theirs.push(await loadAddress(floorAddress, SECONDS, CONNECTIONS));
        }
        const failed = [...ours, ...theirs].reduce((sum, load) => sum + load.failed, 0);
        if (failed > 0) throw new Error(`${failed} requests to ${path} or its floor failed.`);
        ours.shift();
        theirs.shift();
        const ratio = median(ours.map((load, round) => load.perSecond / theirs[round]!.perSecond));
        rows.push([
          label,
          kind,
          `${Math.round(bytes / 1000)} kB`,
          times(ratio),
          times(middle(ours, ({ p50 }) => p50) / middle(theirs, ({ p50 }) => p50)),
          times(middle(ours, ({ p99 }) => p99) / middle(theirs, ({ p99 }) => p99)),
          middle(ours, ({ perSecond }) => perSecond).toFixed(0),
        ]);
        if (wanted !== null) targets.push(ratioTarget(`${label}, requests per second`, ratio, wanted, "at least"));
      }
      return {
        name: "http",
        title: `Pages over HTTP at ${mentors.toLocaleString("en")} mentors`,
        intro:
          `Against a hello page with as many bytes by the same Next.js (\`tests/quality/floor-app.ts\`), ${CONNECTIONS} connections, ` +
          `uncompressed, medians of ${ROUNDS} rounds of ${SECONDS} s in turns. One server process each.`,
        columns: [
          "Page",
          "Floor",
          "Size",
          "Requests per second",
          "Median latency",
          "99th percentile",
          "Per second here",
        ],
        rows,
        targets,
      };
    }),
  );
}
