import { setImmediate as turn } from "node:timers/promises";
import { Client } from "pg";
import { LISTING_ROWS } from "@/lib/domain/search/listing-row.rules";
import { addDemoAccounts } from "./accounts";
import { addDemoCases } from "./cases";
import { Batch } from "./load/batch";
import { deriveAll, SERIAL_TABLES, stopDeriving, VACUUMED_TABLES } from "./load/tables";
import { makeMentor } from "./mentors/mentor";
import { Usernames } from "./people/usernames";
import { reviewsOf } from "./reviews/mentor-reviews";
import { BULK_FROM } from "./reviews/review-spread";
import { StudentBody, studentCount } from "./reviews/students";

type SeedOptions = {
  mentors: number;
  seed: number;
  /** The key for public positions. */
  positionKey: Buffer;
  log?: (line: string) => void;
};

const BATCH_SIZE = 10_000;
/** Rows are generated in slices, so that the previous batch can be sent in between. */
const SLICE_SIZE = 100;

type Run = {
  options: SeedOptions;
  bulk: boolean;
  usernames: Usernames;
  students: StudentBody;
  newBatch: () => Batch;
  exampleUsername?: string;
};

/** Batches of rows: all students first, then the mentors in order. */
async function* batchesOf(run: Run): AsyncGenerator<Batch> {
  const { options, bulk, usernames, students, newBatch } = run;
  for (let start = 0; start < students.students.length; start += BATCH_SIZE) {
    const batch = newBatch();
    for (const student of students.students.slice(start, start + BATCH_SIZE)) batch.addStudent(student);
    yield batch;
  }
  for (let start = 0; start < options.mentors; start += BATCH_SIZE) {
    const batch = newBatch();
    for (let index = start; index < Math.min(start + BATCH_SIZE, options.mentors); index++) {
      const mentor = makeMentor(options.seed, index, usernames);
      run.exampleUsername ??= mentor.username;
      batch.addMentor(mentor, reviewsOf(options.seed, mentor, students, bulk));
      if (index % SLICE_SIZE === 0) await turn();
    }
    yield batch;
  }
}

/** Writes each batch while generating the next one. */
async function writeAll(client: Client, run: Run): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  let written = 0;
  for await (const batch of batchesOf(run)) {
    await writing;
    writing = batch.write(client);
    // The await above reports a failure; this avoids an unhandled rejection until then.
    writing.catch(() => undefined);
    written += batch.mentorCount;
    if (run.bulk && written > 0 && written % (10 * BATCH_SIZE) === 0) run.options.log?.(`${written} mentors`);
  }
  await writing;
}

/**
 * Fills an empty, migrated database with mentors, students and reviews. The same seed and number give the same rows in
 * every table. Uses one transaction, so an interrupted seed leaves nothing behind.
 */
export async function seedDemo(
  databaseUrl: string,
  options: SeedOptions,
): Promise<{ mentors: number; exampleUsername: string }> {
  const started = performance.now();
  const usernames = new Usernames();
  const students = new StudentBody(options.seed, studentCount(options.mentors), usernames);
  const ids = { teaching_experience: 0, qualification: 0, class_offered: 0 };
  const run: Run = {
    options,
    bulk: options.mentors > BULK_FROM,
    usernames,
    students,
    newBatch: () => new Batch(ids, options.positionKey),
  };

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL statement_timeout = 0");
    await stopDeriving(client);
    await writeAll(client, run);
    await addDemoAccounts(client, run.exampleUsername ?? "");
    await addDemoCases(client);
    await deriveAll(client);
    for (const table of SERIAL_TABLES) {
      await client.query(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${table}), false)`,
      );
    }
    await client.query(
      "INSERT INTO derived_data (name, version) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET version = excluded.version",
      [LISTING_ROWS.name, LISTING_ROWS.version],
    );
    await client.query("COMMIT");
    // Index-only scans need the visibility map, which a fresh load lacks.
    await client.query(`VACUUM (ANALYZE) ${VACUUMED_TABLES.join(", ")}`);
  } finally {
    await client.end();
  }
  const seconds = (performance.now() - started) / 1000;
  options.log?.(
    `Seeded ${options.mentors} mentors and ${students.students.length} students in ${seconds.toFixed(1)} s.`,
  );
  return { mentors: options.mentors, exampleUsername: run.exampleUsername ?? "" };
}
