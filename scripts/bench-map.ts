/**
 * `npm run bench:map`: asks for viewports of several sizes with several filters in the database of DATABASE_URL and prints, for
 * each, the time against a primary-key lookup, the shared buffers, and what came back; then what the cells of the map
 * cost the writes to a search row. Changes nothing. Seed first, for example `npm run seed -- --mentors 200000`.
 */
import pg from "pg";
import { findSubject } from "@/lib/catalogue/subjects";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import { prisma } from "@/lib/server/db/prisma";
import { findMentorsInView, type MapQuery } from "@/lib/server/mentors/find-mentors-in-view";
import { measureWrites } from "./bench/listing-writes";
import { median, timed, timedInTurns } from "./bench/timed";
import { watchPlans } from "./bench/watch-plans";

const DELHI = { latitude: 28.614, longitude: 77.209 };
const INDIA = { latitude: 22, longitude: 80 };
const subject = (name: string) => findSubject(name)!.id;

/** What a map of some pixels shows at a zoom of 256-pixel tiles. */
function viewportOf(middle: typeof DELHI, zoom: number, [width, height]: readonly [number, number]): Viewport {
  const degrees = 360 / (256 * 2 ** zoom);
  const east = (width / 2) * degrees;
  const north = (height / 2) * degrees * Math.cos((middle.latitude * Math.PI) / 180);
  return {
    west: middle.longitude - east,
    south: middle.latitude - north,
    east: middle.longitude + east,
    north: middle.latitude + north,
  };
}

const SCREEN = [1280, 640] as const;
const PHONE = [390, 600] as const;
const VIEWPORTS: { label: string; viewport: Viewport }[] = [
  { label: "the whole earth", viewport: { west: -180, south: -90, east: 180, north: 90 } },
  { label: "India, zoom 5", viewport: viewportOf(INDIA, 5, SCREEN) },
  { label: "India, zoom 5, large screen", viewport: viewportOf(INDIA, 5, [2560, 1440]) },
  { label: "India, zoom 4, phone", viewport: viewportOf(INDIA, 4, PHONE) },
  ...[7, 8, 9, 10, 11, 12, 13, 14, 15, 17].map((zoom) => ({
    label: `Delhi, zoom ${zoom}`,
    viewport: viewportOf(DELHI, zoom, SCREEN),
  })),
  { label: "Delhi, zoom 11, phone", viewport: viewportOf(DELHI, 11, PHONE) },
  { label: "the sea, zoom 9", viewport: viewportOf({ latitude: 12, longitude: 87 }, 9, SCREEN) },
];

const NONE = { category: "all", subjectId: null, grade: null, distanceKm: null } as const;
const FILTERS: { label: string; filter: MapQuery["filter"] }[] = [
  { label: "no filter", filter: NONE },
  { label: "common subject", filter: { ...NONE, subjectId: subject("Mathematics") } },
  { label: "rare subject", filter: { ...NONE, subjectId: subject("Chess") } },
  { label: "grade 10", filter: { ...NONE, grade: 10 } },
  { label: "technology", filter: { ...NONE, category: "technology" } },
  { label: "common subject and grade", filter: { ...NONE, subjectId: subject("Mathematics"), grade: 10 } },
  { label: "rarer subject and grade", filter: { ...NONE, subjectId: subject("French"), grade: 9 } },
  { label: "level and grade outside", filter: { ...NONE, category: "college", grade: 8 } },
  { label: "nothing matches", filter: { ...NONE, subjectId: subject("Phonics"), grade: 12 } },
  { label: "20 km", filter: { ...NONE, distanceKm: 20 } },
  { label: "50 km and a subject", filter: { ...NONE, distanceKm: 50, subjectId: subject("French") } },
];

async function main() {
  const [{ mentors, id }] = await prisma.$queryRaw<[{ mentors: number; id: number }]>`
    select count(*)::int as mentors, min(mentor_id) as id from mentor_listing`;
  const lookUp = () => prisma.mentorProfile.findUnique({ where: { id } });
  await timed(200, lookUp);
  console.log(
    `${mentors} listed mentors; a primary-key lookup, taken in turns with each viewport, is the measure (1.0).`,
  );
  const plans = await watchPlans(new pg.Client({ connectionString: process.env.DATABASE_URL }));
  for (const { label, filter } of FILTERS) {
    console.log(`\n${label.padEnd(30)} time / lookup     ms  buffers  statements  mentors  clusters    total`);
    const ratios: number[] = [];
    for (const { label: where, viewport } of VIEWPORTS) {
      const ask = () => findMentorsInView({ viewport, filter }, DELHI);
      // The first calls plan and fill the caches.
      await timed(6, ask);
      const [time, lookup] = await timedInTurns(21, ask, lookUp);
      const [view, seen] = [await ask(), await plans.of(ask)];
      ratios.push(time / lookup);
      const numbers = [seen.buffers, seen.statements, view.mentors.length, view.clusters.length, view.total];
      const [buffers, statements, ...counts] = numbers.map(String);
      console.log(
        `${where.padEnd(30)} ${(time / lookup).toFixed(1).padStart(13)} ${time.toFixed(1).padStart(6)} ${buffers!.padStart(8)}` +
          `${statements!.padStart(12)} ${counts.map((count) => count.padStart(8)).join(" ")}`,
      );
    }
    console.log(
      `median ${median(ratios).toFixed(1)}, worst ${Math.max(...ratios).toFixed(1)} times a primary-key lookup`,
    );
  }
  await plans.end();
  await prisma.$disconnect();
  console.log("\nA write to a search row, by its cause:");
  for (const line of await measureWrites(process.env.DATABASE_URL)) console.log(line);
}

await main();
