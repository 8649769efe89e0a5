import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expireAll, expireTags } from "@/lib/platform/cache/expired-tags";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { findChangedUsernames } from "./changed-pages.repository";
import { tagsOfMentors } from "./mentor-tags";
import { forgetUsernames } from "./past-usernames";

/** Notices of the triggers are usernames, or everybody. */
const CHANNEL = "mentor_page_changed";
const EVERYBODY = "*";
/** Begins what a process says to itself; no username does. */
const OWN_MARK = "?";
/** A process speaks to itself so often: as long as it hears itself, it has heard everybody. */
const SPEAK_EVERY_MS = 10_000;
const RETRY_MS = 1_000;
const ANSWER_LIMIT_MS = 5_000;
/** A server does not wait longer for the database before it serves the pages that it has. */
const START_LIMIT_MS = 3_000;
/** A mark is set a moment before its row can be read, at most the time limit of a statement. */
const MARGIN_MS = 30_000;
/** Where more mentors have changed, all pages are made anew. */
const MOST_MENTORS = 20_000;

/** Until when every change has been heard of, in milliseconds of the process's clock, which begins before the first page is made. */
let sureUntil = 0;
/** Of the database that cached pages were made from. */
let knownIdentity: string | null = null;
/**
 * Another value after a dump has been restored, since that makes the table again or empties it, and after PostgreSQL has started again, perhaps
 * on the files of a backup. Neither says what is different, so all pages are made again then.
 */
const IDENTITY = `concat_ws(' ', pg_postmaster_start_time(), (select oid from pg_database where datname = current_database()),
  pg_relation_filenode(to_regclass('mentor_page')))`;

/**
 * Keeps this process informed of mentors' pages that any process, or anybody else, has changed in the database, on a connection of
 * its own (docs/decisions/025-several-instances.md). While the connection is lost, cached pages stand as they are; what was missed
 * is looked up afterwards.
 * @returns when the first look is done, or soon
 */
export async function listenForInvalidations(): Promise<void> {
  // Vercel shares its own cache among all that serve a site. Without an address there is nothing to hear, nor to read.
  if (env.VERCEL === "1" || !env.DATABASE_URL) return;
  await new Promise<void>((resolve) => {
    void keepHearing(resolve);
    setTimeout(resolve, START_LIMIT_MS).unref();
  });
}

async function keepHearing(onReady: () => void): Promise<never> {
  for (let isSilent = false; ;) {
    await hear(() => {
      isSilent = false;
      onReady();
    }).catch((error: unknown) => {
      if (!isSilent)
        logger.warn({ err: error }, "Changes of pages are not heard for now; cached pages stay as they are.");
      isSilent = true;
    });
    await sleep(RETRY_MS, undefined, { ref: false });
  }
}

/** Listens until the connection is lost. @throws Error then */
async function hear(onReady: () => void): Promise<never> {
  const client = new Client({
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    keepAlive: true,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.once("end", () => reject(new Error("The connection has ended.")));
  });
  lost.catch(() => {});
  let heardLast = "";
  client.on("notification", ({ payload = "" }) => {
    if (payload.startsWith(OWN_MARK)) heardLast = payload === spokenLast ? payload : heardLast;
    else if (payload === EVERYBODY) expireAll();
    else dropPages([payload]);
  });
  let spokenLast = "";
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await catchUp();
    onReady();
    for (;;) {
      const spokenAt = performance.now();
      spokenLast = OWN_MARK + randomUUID();
      const asked = await client.query<{ identity: string }>(`select ${IDENTITY} as identity, pg_notify($1, $2)`, [
        CHANNEL,
        spokenLast,
      ]);
      compareIdentity(asked.rows[0]!.identity);
      await Promise.race([sleep(SPEAK_EVERY_MS, undefined, { ref: false }), lost]);
      // A pooler in between takes `listen` and passes nothing on.
      if (heardLast === spokenLast) sureUntil = spokenAt;
      else await catchUp();
    }
  } finally {
    client.end().catch(() => {});
  }
}

/** Looks up what has changed since the last sure moment. */
async function catchUp(): Promise<void> {
  const now = performance.now();
  const names = await findChangedUsernames((now - sureUntil + MARGIN_MS) / 1000, MOST_MENTORS);
  if (names === null) expireAll();
  else dropPages(names);
  sureUntil = now;
}

/** Has everything made again when the database is another than the one that pages were made from. */
function compareIdentity(identity: string): void {
  if (knownIdentity !== null && identity !== knownIdentity) {
    logger.info("The database was restored or has started again: all cached pages are made again.");
    expireAll();
    forgetUsernames("all");
  }
  knownIdentity = identity;
}

function dropPages(usernames: readonly string[]): void {
  expireTags(tagsOfMentors(usernames));
  forgetUsernames(usernames);
}
