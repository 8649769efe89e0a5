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

/** The payload of a trigger's notification is a username, or `*` for all. */
const CHANNEL = "mentor_page_changed";
const EVERYBODY = "*";
/** Prefix of a process's own heartbeat; no username starts with it. */
const OWN_MARK = "?";
/** Heartbeat interval: a process that receives its own notification has not missed any others. */
const SPEAK_EVERY_MS = 10_000;
const RETRY_MS = 1_000;
const ANSWER_LIMIT_MS = 5_000;
/** Longest time that startup waits for the database before it serves cached pages. */
const START_LIMIT_MS = 3_000;
/** A change is timestamped before its row becomes visible, earlier by at most the statement timeout. */
const MARGIN_MS = 30_000;
/** With more changed mentors than this, all pages expire. */
const MOST_MENTORS = 20_000;

/**
 * Every change before this time was received, in milliseconds of the process's clock, which starts before the first
 * render.
 */
let sureUntil = 0;
/** The identity of the database that cached pages come from. */
let knownIdentity: string | null = null;
/**
 * Changes when a dump is restored, which recreates or truncates the table, and when PostgreSQL restarts, possibly from
 * a backup. Neither reveals what changed, so all pages expire.
 */
const IDENTITY = `concat_ws(' ', pg_postmaster_start_time(), (select oid from pg_database where datname = current_database()),
  pg_relation_filenode(to_regclass('mentor_page')))`;

/**
 * Receives changes to mentors' pages from the database, over its own connection
 * (docs/decisions/025-several-instances.md). While the connection is lost, cached pages stay; missed changes are looked
 * up after it reconnects.
 * @returns after the first lookup or START_LIMIT_MS, whichever comes first
 */
export async function listenForInvalidations(): Promise<void> {
  // Vercel's own cache is shared by all instances. Without a database address there is nothing to listen to.
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

/** Listens until the connection is lost. @throws Error when it is lost */
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
      // A pooler accepts `listen` but forwards no notifications.
      if (heardLast === spokenLast) sureUntil = spokenAt;
      else await catchUp();
    }
  } finally {
    client.end().catch(() => {});
  }
}

/** Looks up what changed since `sureUntil`. */
async function catchUp(): Promise<void> {
  const now = performance.now();
  const names = await findChangedUsernames((now - sureUntil + MARGIN_MS) / 1000, MOST_MENTORS);
  if (names === null) expireAll();
  else dropPages(names);
  sureUntil = now;
}

/** Expires all pages when the database is not the one that they come from. */
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
