import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expireTags, expireUntil } from "@/lib/server/cache/expired-tags";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { findChangedUsernames } from "./changed-pages.repository";
import { tagsOfMentors } from "./mentor-cache";
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
/** Cached pages on the disk may be from a process before this one; older ones than this are made anew. */
const FIRST_LOOK_BACK_MS = 24 * 60 * 60 * 1000;
/** A mark is set a moment before its row can be read, at most the time limit of a statement. */
const MARGIN_MS = 30_000;
/** Where more mentors have changed, all pages are made anew. */
const MOST_MENTORS = 20_000;

/** Until when every change has been heard of, in milliseconds of the process's clock; null before the first look. */
let sureUntil: number | null = null;

/**
 * Keeps this process informed of mentors' pages that any process, or anybody else, has changed in the database, on a connection of
 * its own (docs/decisions/025-several-instances.md). While the connection is lost, cached pages stand as they are; what was missed
 * is looked up afterwards.
 * @returns when the first look is done, or soon
 */
export async function hearPageChanges(): Promise<void> {
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
    else if (payload === EVERYBODY) expireUntil(Date.now());
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
      await client.query("select pg_notify($1, $2)", [CHANNEL, spokenLast]);
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
  const missedMs = sureUntil === null ? FIRST_LOOK_BACK_MS : now - sureUntil;
  const names = await findChangedUsernames((missedMs + MARGIN_MS) / 1000, MOST_MENTORS);
  if (names === null) expireUntil(Date.now());
  else dropPages(names);
  if (sureUntil === null) expireUntil(Date.now() - FIRST_LOOK_BACK_MS);
  sureUntil = now;
}

function dropPages(usernames: readonly string[]): void {
  expireTags(tagsOfMentors(usernames));
  forgetUsernames(usernames);
}
