/**
 * `npm run bench:listing`: runs every sort with a grid of filters against the database of DATABASE_URL and prints, per search,
 * the shared buffers that its first page and its count touch, the slowest against a primary-key lookup, and every plan
 * that scans the whole listing table. Seed first, for example `npm run seed -- --mentors 200000`.
 */
import pg from "pg";
import { SORT_KEYS } from "@/lib/catalogue/listing-options";
import { findSubject } from "@/lib/catalogue/subjects";
import type { ListingFilter } from "@/lib/domain/mentors/listing.rules";
import { prisma } from "@/lib/server/db/prisma";
import { searchMentors } from "@/lib/server/mentors/search-mentors";
import { median, timed } from "./bench/timed";
import { watchPlans } from "./bench/watch-plans";

const DELHI = { latitude: 28.614, longitude: 77.209 };
const NOWHERE = { latitude: 34.2, longitude: 78.9 };
const subject = (name: string) => findSubject(name)!.id;

const SEARCHES: { label: string; filter: Partial<ListingFilter>; viewer: typeof DELHI }[] = [
  { label: "no filter", filter: {}, viewer: DELHI },
  { label: "common subject", filter: { subjectId: subject("Mathematics") }, viewer: DELHI },
  { label: "rare subject", filter: { subjectId: subject("Chess") }, viewer: DELHI },
  { label: "grade 10", filter: { grade: 10 }, viewer: DELHI },
  { label: "kindergarten", filter: { category: "kindergarten" }, viewer: DELHI },
  { label: "technology", filter: { category: "technology" }, viewer: DELHI },
  { label: "subject and grade", filter: { subjectId: subject("French"), grade: 9 }, viewer: DELHI },
  { label: "nothing matches", filter: { subjectId: subject("Phonics"), grade: 12 }, viewer: DELHI },
  { label: "5 km in a city", filter: { distanceKm: 5 }, viewer: DELHI },
  { label: "50 km in a city", filter: { distanceKm: 50 }, viewer: DELHI },
  { label: "50 km, nobody there", filter: { distanceKm: 50 }, viewer: NOWHERE },
  { label: "far from anybody", filter: {}, viewer: NOWHERE },
  { label: "20 km and a subject", filter: { distanceKm: 20, subjectId: subject("French") }, viewer: DELHI },
  {
    label: "10 km, level, subject, grade",
    filter: { distanceKm: 10, category: "college", subjectId: subject("Chemistry"), grade: 12 },
    viewer: DELHI,
  },
  { label: "10 km, subject not there", filter: { distanceKm: 10, subjectId: subject("Tamil") }, viewer: DELHI },
];

async function main() {
  const [{ mentors, id }] = await prisma.$queryRaw<[{ mentors: number; id: number }]>`
    select count(*)::int as mentors, min(mentor_id) as id from mentor_listing`;
  const lookup = await timed(200, () => prisma.mentorProfile.findUnique({ where: { id } }));
  console.log(`${mentors} listed mentors; a primary-key lookup is the measure (1.0).\n`);
  console.log("search".padEnd(32), "sort".padEnd(12), "time / lookup".padStart(14), "buffers".padStart(8), "  shapes");

  const plans = await watchPlans(new pg.Client({ connectionString: process.env.DATABASE_URL }));
  const wholeScans: string[] = [];
  const times: number[] = [];
  const buffers: number[] = [];
  for (const { label, filter, viewer } of SEARCHES) {
    for (const sort of SORT_KEYS) {
      const search = {
        filter: {
          category: "all",
          subjectId: null,
          grade: null,
          distanceKm: null,
          ...filter,
          sort,
        } satisfies ListingFilter,
        viewer,
        page: 1,
        pageSize: 6,
        after: null,
        pastTheEnd: "nothing",
      } as const;
      const time = await timed(9, () => searchMentors(search));
      const seen = await plans.of(() => searchMentors(search));
      times.push(time);
      buffers.push(seen.buffers);
      if (seen.scansWholeListing) wholeScans.push(`${label}, ${sort}`);
      const ratio = (time / lookup).toFixed(1).padStart(14);
      console.log(
        label.padEnd(32),
        sort.padEnd(12),
        ratio,
        String(seen.buffers).padStart(8),
        ` ${seen.statements} statements`,
      );
    }
  }
  const ratio = (value: number) => (value / lookup).toFixed(1);
  console.log(`\nmedian ${ratio(median(times))}, worst ${ratio(Math.max(...times))} times a primary-key lookup`);
  console.log(`buffers of 8 kB per search: median ${median(buffers)}, most ${Math.max(...buffers)}`);
  console.log(`scans of the whole listing table: ${wholeScans.length === 0 ? "none" : wholeScans.join("; ")}`);
  await plans.end();
  await prisma.$disconnect();
  if (wholeScans.length > 0) process.exitCode = 1;
}

await main();
