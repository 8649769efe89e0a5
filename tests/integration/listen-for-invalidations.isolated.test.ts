import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { replaceUsername } from "@/lib/server/account/account.repository";
import { prisma } from "@/lib/platform/db/prisma";
import { shared } from "@/lib/platform/process/shared-state";
import { listenForInvalidations } from "@/lib/server/mentors/listen-for-invalidations";
import { lookUpPastUsername } from "@/lib/server/mentors/past-usernames";
import { createMentorMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";

/** Changes made here reach the process only through the database. */
const somebodyElse = new Client({ connectionString: process.env.DATABASE_URL });

beforeAll(async () => {
  await emptyAccounts();
  await somebodyElse.connect();
});
afterAll(async () => {
  await somebodyElse.end();
  await emptyAccounts();
});

const rewrite = (username: string) =>
  somebodyElse.query("update user_account set about = about || '!' where username = $1", [username]);
const expectExpired = (username: string, since: number, timeout = 2_000) =>
  vi.waitFor(() => expect(shared.expiredTags.tags.get(`mentor:${username}`)).toBeGreaterThanOrEqual(since), {
    timeout,
    interval: 5,
  });

it("knows at the start what changed while the process started", async () => {
  const { username } = await createMentorMember();
  const since = performance.now();
  await listenForInvalidations();
  await expectExpired(username, since, 0);
});

it("receives every change at once", async () => {
  const { username } = await createMentorMember();
  await expectExpired(username, 0);
  const since = performance.now();
  await rewrite(username);
  await expectExpired(username, since);
});

it("looks a former username up again when it receives the change", async () => {
  const { id, username } = await createMentorMember();
  expect(await lookUpPastUsername(username)).toBeNull();
  const to = `${username}-anew`;
  await prisma.$transaction((tx) => replaceUsername(tx, id, { from: username, to, now: new Date() }));
  await vi.waitFor(async () => expect(await lookUpPastUsername(username)).toMatchObject({ username: to }));
});

it("invalidates everything when everything has changed", async () => {
  const since = performance.now();
  await somebodyElse.query("select rebuild_mentor_pages()");
  await vi.waitFor(() => expect(shared.expiredTags.floor).toBeGreaterThanOrEqual(since));
});

it("looks up what it missed while its connection was lost, and then listens again", async () => {
  const { username } = await createMentorMember();
  await expectExpired(username, 0);
  const { rowCount } = await somebodyElse.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and query like '%pg_notify($1, $2)'",
  );
  expect(rowCount).toBe(1);
  const since = performance.now();
  await rewrite(username);
  await expectExpired(username, since, 10_000);
  const again = performance.now();
  await rewrite(username);
  await expectExpired(username, again);
});

it("invalidates everything again after a dump is restored over the database", async () => {
  const hearAgain =
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and query like '%pg_notify($1, $2)'";
  // A restored table and a restarted server both change the result of the same statement.
  await somebodyElse.query("cluster mentor_page using mentor_page_pkey");
  const since = performance.now();
  await somebodyElse.query(hearAgain);
  await vi.waitFor(() => expect(shared.expiredTags.floor).toBeGreaterThanOrEqual(since), { timeout: 10_000 });
});
