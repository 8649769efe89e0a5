/**
 * `npm run rest:record -- --compare` sends the requests of requests.txt to the production build on a fresh demo
 * database. It reports
 * each response that differs by a byte from recorded.jsonl, and then exits with 1. `--write` creates a new recording:
 * use it only for
 * an intended change of the contract, and name the changed responses in the commit. Both accept another file as an
 * argument.
 * The rules of plain-text.ts first replace what differs from run to run. Of long bodies the recording stores only
 * hashes.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startGoogleIssuer } from "@/tests/support/google-issuer";
import { freePort } from "@/scripts/port";
import { runOnDemoServer } from "../demo-server";
import { BLOCK, type Entry, RecordingClient } from "./client";
import { PAST_TIME, PlainText } from "./plain-text";

const HERE = "tests/quality/rest-recording";
const MOST_SHOWN = 20;
/** Characters that are printed around a difference. */
const AROUND = 60;
const [mode = "", file = `${HERE}/recorded.jsonl`] = process.argv.slice(2);

if (!["--write", "--compare"].includes(mode)) {
  console.error("Usage: npm run rest:record -- --compare [FILE] | --write [FILE]");
  process.exitCode = 2;
} else if (process.env.SERVER_URL) {
  const answers = await record(process.env.SERVER_URL);
  if (mode === "--write") write(answers, file);
  else process.exitCode = compare(answers, file);
} else {
  process.exitCode = (await startServer()) ? 0 : 1;
}

/** Starts the product and, beside it, this program again. */
async function startServer(): Promise<boolean> {
  // A database created here inherits the machine's time zone.
  process.env.TZ = "UTC";
  const uploads = mkdtempSync(path.join(tmpdir(), "mentorhood-recording-"));
  const keysPort = String(await freePort());
  try {
    return await runOnDemoServer(
      ({ address, environment }) => ({
        command: process.execPath,
        args: ["--import", "tsx", `${HERE}/run.ts`, mode, file],
        environment: { ...environment, SERVER_URL: address, KEYS_PORT: keysPort },
      }),
      {
        GOOGLE_CLIENT_ID: "tests.apps.googleusercontent.com",
        GOOGLE_KEYS_URL: `http://127.0.0.1:${keysPort}/certs`,
        MEETING_URL_TEMPLATE: "https://meet.example.org/{room}",
        UPLOADS_DIR: uploads,
      },
    );
  } finally {
    rmSync(uploads, { recursive: true, force: true });
  }
}

async function record(address: string) {
  const issuer = await startGoogleIssuer(Number(process.env.KEYS_PORT));
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  const { rows } = await database.query<{ id: string }>("select id from user_account union select id from review");
  const plain = new PlainText(address, new Set(rows.map(({ id }) => id)));
  await addPastMeeting(database, plain);
  const signForGoogle = (email: string) =>
    issuer.sign({ sub: "google-1", email, name: "Asha Rao", picture: "https://lh3.googleusercontent.com/a/x" });
  const client = new RecordingClient({ address, plain, signForGoogle });
  const lines = readFileSync(`${HERE}/requests.txt`, "utf8").split("\n");
  const answers = [];
  for (const line of lines) if (line !== "" && !line.startsWith("#")) answers.push(...(await client.run(line)));
  await Promise.all([database.end(), issuer.stop()]);
  return answers;
}

/** A past meeting of the demo student, which no request could create. */
async function addPastMeeting(database: pg.Client, plain: PlainText): Promise<void> {
  await database.query(
    `insert into meeting (id, mentor_id, student_id, starts_at, ends_at, format, topic, student_time_zone, calendar_uid)
     select '33333333-3333-4333-8333-333333333333', profile.id, student.id, $1, $1::timestamptz + interval '30 minutes',
       'online', 'Decimals', 'Asia/Kolkata', 'past@mentorhood'
     from mentor_profile profile join user_account mentor on mentor.id = profile.user_id, user_account student
     where mentor.username = 'sherin-abraham' and student.username = 'aaliya-andrabi'`,
    [`${plain.day(-5)}T${PAST_TIME}Z`],
  );
}

type Answer = { entry: Entry; body: string };

function write(answers: Answer[], to: string): void {
  writeFileSync(to, answers.map(({ entry }) => `${JSON.stringify(entry)}\n`).join(""));
  console.log(`${to} holds ${answers.length} answers.`);
}

/** @returns the exit code */
function compare(answers: Answer[], from: string): number {
  const lines = readFileSync(from, "utf8").trimEnd().split("\n");
  const recorded = lines.map((line) => JSON.parse(line) as Entry);
  const length = Math.max(recorded.length, answers.length);
  const reports = Array.from({ length }, (_, number) => differences(recorded[number], answers[number])).filter(Boolean);
  for (const report of reports.slice(0, MOST_SHOWN)) console.error(report);
  console.log(`${answers.length} answers, of which ${reports.length} differ from the recording.`);
  return reports.length === 0 ? 0 : 1;
}

/** The difference between a recorded response and the current one, in a few lines; empty for none. */
function differences(was: Entry | undefined, now: Answer | undefined): string {
  if (was?.request !== now?.entry.request)
    return `The recording has "${was?.request}", requests.txt "${now?.entry.request}".`;
  const { entry, body } = now!;
  const lines = was!.status === entry.status ? [] : [`  status ${was!.status} -> ${entry.status}`];
  for (const name of new Set([...Object.keys(was!.headers), ...Object.keys(entry.headers)])) {
    const [before, after] = [was!.headers[name], entry.headers[name]];
    if (before !== after) lines.push(`  ${name}: ${before ?? "(none)"} -> ${after ?? "(none)"}`);
  }
  lines.push(...bodyDifference(was!.body, entry.body, body));
  return lines.length === 0 ? "" : [was!.request, ...lines].join("\n");
}

function bodyDifference(was: Entry["body"], now: Entry["body"], body: string): string[] {
  if (JSON.stringify(was) === JSON.stringify(now)) return [];
  if (typeof was === "string") {
    let at = 0;
    while (at < was.length && was[at] === body[at]) at++;
    const from = Math.max(0, at - AROUND);
    return [
      `  body from character ${at}:`,
      `  - ${was.slice(from, at + AROUND)}`,
      `  + ${body.slice(from, at + AROUND)}`,
    ];
  }
  const at =
    typeof now === "string" ? 0 : was.blocks.findIndex((block, number) => block !== now.blocks[number]) * BLOCK;
  const lengths = `${was.length} -> ${body.length} characters`;
  return [
    `  body (${lengths}) within the ${BLOCK} characters from ${at}; now they are:`,
    `  + ${body.slice(at, at + BLOCK)}`,
  ];
}
