/**
 * `npm run soak -- [--minutes 30]`: mixed load with writes on the production build and a database of its own, while the memory of the
 * server is watched. Exit code 1 when it grows after the warm-up, or when any request fails.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { isBuildStale } from "@/scripts/build-state";
import { fail } from "@/scripts/environment";
import { findFreeTimes } from "../faults/bookings";
import { startLoad } from "../faults/load";
import { type Site, withSite } from "../faults/site";
import { liftLimits, signInStudents } from "../faults/students";
import { Tally } from "../faults/tally";
import { buildNext } from "@/scripts/next-process";
import { growthOf, memoryText, readSamples } from "./memory";
import { Visits } from "./visits";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const minutes = Number(values.minutes);
if (!(minutes >= 1 && minutes <= 24 * 60)) fail("--minutes takes a number from 1 to 1440.");
if (isBuildStale() && !(await buildNext())) fail("The build failed.");

const STUDENTS = 24;
const BOOKED_MENTORS = 12;
const WORKERS = 4;
const SEED = 1;
const SAMPLE_EVERY_MS = Math.min(15_000, minutes * 1000);
/** Caches fill and code is compiled meanwhile. */
const WARM_UP_SHARE = 0.25;
const LIFT_EVERY_SAMPLES = 4;
const SAID_EVERY_SAMPLES = 10;

async function soak(site: Site, memoryFile: string, tally: Tally): Promise<void> {
  const [mentors, freeTimes] = await Promise.all([
    site.query<{ id: string; username: string }>(
      "select u.id, u.username from user_account u join mentor_profile p on p.user_id = u.id join mentor_listing l on l.mentor_id = p.id order by u.username",
    ),
    findFreeTimes(site, BOOKED_MENTORS),
  ]);
  const visits = new Visits({ students: await signInStudents(site, STUDENTS), mentors, freeTimes }, SEED);
  const load = startLoad(site.address, { next: (number) => visits.next(number), tally, workers: WORKERS });
  const { pid } = site.instances[0]!.server;
  const deadline = performance.now() + minutes * 60_000;
  for (let sample = 0; performance.now() < deadline; sample++) {
    if (sample % LIFT_EVERY_SAMPLES === 0) await liftLimits(site);
    await sleep(SAMPLE_EVERY_MS);
    process.kill(pid, "SIGUSR2");
    const { requests, wrong, lost } = tally.figures;
    if (sample % SAID_EVERY_SAMPLES === SAID_EVERY_SAMPLES - 1) {
      console.log(`${requests} requests, ${wrong + lost} faults; ${memoryText(readSamples(memoryFile).at(-1))}`);
    }
  }
  await load.stop();
  // The last report is on its way.
  await sleep(1000);
  if (readSamples(memoryFile).length < 8) throw new Error("The server did not report its memory.");
}

const directory = mkdtempSync(path.join(tmpdir(), "mentorhood-soak-"));
const memoryFile = path.join(directory, "memory.jsonl");
const tally = new Tally();
try {
  const environment = {
    NODE_OPTIONS: `--import ${path.resolve("tests/quality/soak/report-memory.mjs")}`,
    SOAK_MEMORY_FILE: memoryFile,
  };
  await withSite({ logLevel: "error", environment }, (site) => soak(site, memoryFile, tally));
  const all = readSamples(memoryFile);
  const warm = all.slice(Math.floor(all.length * WARM_UP_SHARE));
  const hours = ((warm.length * 2) / 3) * (SAMPLE_EVERY_MS / 3_600_000);
  const growths = [
    growthOf(
      "heap after collection",
      warm.map(({ heapUsed }) => heapUsed),
      hours,
    ),
    growthOf(
      "buffers outside of the heap",
      warm.map(({ external }) => external),
      hours,
    ),
    growthOf(
      "resident set",
      warm.map(({ rss }) => rss),
      hours,
    ),
  ];
  const { requests, good, refused, wrong, lost } = tally.figures;
  console.log(
    `\n${minutes} minutes: ${requests} requests, ${good} good, ${refused} refused, ${wrong} wrong, ${lost} lost.`,
  );
  for (const fault of tally.faults()) console.log(`   ${fault}`);
  for (const { name, from, to, perHour, isGrowing } of growths) {
    const moved = `${from.toFixed(0)} MB to ${to.toFixed(0)} MB after the warm-up, ${perHour.toFixed(1)} MB an hour`;
    console.log(`${name.padEnd(28)} ${moved}${isGrowing ? ": IT GROWS" : ""}`);
  }
  if (wrong + lost > 0 || growths.some(({ isGrowing }) => isGrowing)) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
