import pg from "pg";
import { links, listingHref, mentorProfileHref } from "@/lib/links";
import { buildFloorApp, serveFloorApp } from "../floor-app";
import { freePort } from "@/scripts/port";
import { serveBenchSite } from "./bench-site";
import { type Load, loadAddress } from "./load";
import { ratioTarget, type Section, times } from "./report";
import { median } from "./timed";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

type Page = {
  label: string;
  path: string;
  /** Sent along as curl writes it, "cookie: a=1". */
  header?: string;
  floor: "static" | "dynamic";
  wanted: number | null;
};
/** Every page is answered by Next then, past what the process remembers (`remember-pages.ts`). */
const PAST_MEMORY = 'if-none-match: "another"';
const POSITION = "cookie: user_location=28.614,77.209";

async function pagesOf(databaseUrl: string): Promise<Page[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ username: string }>(
    "select u.username from mentor_listing l join mentor_profile p on p.id = l.mentor_id join user_account u on u.id = p.user_id where l.review_count > 3 order by l.mentor_id limit 1",
  );
  await client.end();
  return [
    { label: "profile", path: mentorProfileHref(rows[0]!.username), floor: "static", wanted: 0.7 },
    {
      label: "profile, not remembered",
      path: mentorProfileHref(rows[0]!.username),
      header: PAST_MEMORY,
      floor: "static",
      wanted: null,
    },
    { label: "landing page of a subject", path: `${links.tutors}/mathematics`, floor: "static", wanted: 0.7 },
    { label: "home page", path: links.home, floor: "static", wanted: 0.7 },
    { label: "listing, a visitor", path: links.mentors, floor: "dynamic", wanted: 0.6 },
    { label: "home page, place known", path: links.home, header: POSITION, floor: "dynamic", wanted: null },
    {
      label: "listing, place known",
      path: listingHref({ sort: "distance" }),
      header: POSITION,
      floor: "dynamic",
      wanted: null,
    },
  ];
}

const middle = (loads: readonly Load[], of: (load: Load) => number) => median(loads.map(of));

/** Requests per second and latency of pages against a hello page of as many bytes, cached or made at each visit. */
export async function measureHttp(databaseUrl: string, mentors: number): Promise<Section> {
  await buildFloorApp();
  const floor = await serveFloorApp(await freePort());
  const site = await serveBenchSite(databaseUrl);
  try {
    const rows: string[][] = [];
    const targets = [];
    for (const { label, path, header, floor: kind, wanted } of await pagesOf(databaseUrl)) {
      const address = site.address + path;
      const [name, value] = (header ?? "accept: text/html").split(": ") as [string, string];
      const bytes = (await (await fetch(address, { headers: { [name]: value } })).arrayBuffer()).byteLength;
      const floorAddress = await floor.pageOfBytes(kind, bytes);
      const [ours, theirs]: [Load[], Load[]] = [[], []];
      await loadAddress(address, SECONDS, CONNECTIONS, header);
      await loadAddress(floorAddress, SECONDS, CONNECTIONS);
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await loadAddress(address, SECONDS, CONNECTIONS, header));
        theirs.push(await loadAddress(floorAddress, SECONDS, CONNECTIONS));
      }
      const ratio = median(ours.map((load, round) => load.perSecond / theirs[round]!.perSecond));
      const failed = [...ours, ...theirs].reduce((sum, load) => sum + load.failed, 0);
      if (failed > 0) throw new Error(`${failed} requests to ${path} or its floor failed.`);
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
        `Against a hello page with as many bytes by the same Next.js (\`tests/quality/floor-app.ts\`), ${CONNECTIONS} connections from a process of their own, uncompressed, ` +
        `medians of ${ROUNDS} rounds of ${SECONDS} s in turns. One server process each.`,
      columns: [
        "Page",
        "Floor",
        "Size",
        "Requests per second",
        "Latency, median",
        "Latency, 99th percentile",
        "Requests per second here",
      ],
      rows,
      targets,
    };
  } finally {
    await site.server.stop();
    await floor.server.stop();
  }
}
