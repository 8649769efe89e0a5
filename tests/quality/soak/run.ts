/**
 * `npm run soak [-- --minutes 30]`: mixed load with writes on the production build and a new database, while it
 * watches the server's
 * memory. Fails when memory grows after the warm-up, or when any request fails. Shorter runs may mistake the warm-up
 * for growth.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readArguments, wholeNumber } from "@/scripts/arguments";
import { startLoad } from "../load";
import { clearLimits, findFreeTimes, signInStudents } from "../people";
import { type Site, withSite } from "../site";
import { Tally } from "../tally";
import { growthOf, memoryText, readSamples } from "./memory";
import { Visits } from "./visits";

const minutes = readArguments({ options: { minutes: { type: "string", default: "30" } } }, ({ values }) =>
  wholeNumber("minutes", values.minutes, 1, 24 * 60),
);

const MENTORS = 120;
const STUDENTS = 24;
const BOOKED_MENTORS = 12;
const WORKERS = 4;
const SEED = 1;
const SAMPLE_EVERY_MS = Math.min(15_000, minutes * 1000);
/** Caches fill and code is compiled at first. */
const WARM_UP_SHARE = 0.25;
const CLEAR_EVERY_SAMPLES = 4;
const PRINT_EVERY_SAMPLES = 10;

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
    if (sample % CLEAR_EVERY_SAMPLES === 0) await clearLimits(site);
    await sleep(SAMPLE_EVERY_MS);
    process.kill(pid, "SIGUSR2");
    const { requests, wrong, lost } = tally.figures;
    if (sample % PRINT_EVERY_SAMPLES === PRINT_EVERY_SAMPLES - 1) {
      console.log(`${requests} requests, ${wrong + lost} faults; ${memoryText(readSamples(memoryFile).at(-1))}`);
    }
  }
  await load.stop();
  // Waits for the last report.
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
  await withSite({ mentors: MENTORS, logLevel: "error", environment }, (site) => soak(site, memoryFile, tally));
  const all = readSamples(memoryFile);
  const warm = all.slice(Math.floor(all.length * WARM_UP_SHARE));
  const hours = ((warm.length * 2) / 3) * (SAMPLE_EVERY_MS / 3_600_000);
  const figures = { heapUsed: "heap after collection", external: "buffers outside of the heap", rss: "resident set" };
  const growths = Object.entries(figures).map(([key, name]) =>
    growthOf(
      name,
      warm.map((sample) => sample[key as keyof typeof figures]),
      hours,
    ),
  );
  const { requests, good, refused, wrong, lost } = tally.figures;
  console.log(
    `\n${minutes} minutes: ${requests} requests, ${good} good, ${refused} refused, ${wrong} wrong, ${lost} lost.`,
  );
  for (const fault of tally.faults()) console.log(`   ${fault}`);
  for (const { name, from, to, perHour, isGrowing } of growths) {
    const moved = `${from.toFixed(0)} MB to ${to.toFixed(0)} MB after the warm-up, ${perHour.toFixed(1)} MB an hour`;
    console.log(`${name.padEnd(28)} ${moved}${isGrowing ? ": IT GROWS" : ""}`);
  }
  if (!tally.isGood || growths.some(({ isGrowing }) => isGrowing)) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
