import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { replaceUsername } from "@/lib/server/account/username.repository";
import type { ExpiredTags } from "@/lib/server/cache/expired-tags";
import { prisma } from "@/lib/server/db/prisma";
import { hearPageChanges } from "@/lib/server/mentors/hear-page-changes";
import { lookUpPastUsername } from "@/lib/server/mentors/past-usernames";
import { createMentorMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";

const DAY_MS = 24 * 60 * 60 * 1000;
const { mentorhoodExpiredTags: expired } = globalThis as typeof globalThis & { mentorhoodExpiredTags: ExpiredTags };
/** Whatever changes here reaches the process by the database alone. */
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
  vi.waitFor(() => expect(expired.tags.get(`mentor:${username}`)).toBeGreaterThanOrEqual(since), {
    timeout,
    interval: 5,
  });

it("knows at the start what has changed before it, within a day", async () => {
  const { username } = await createMentorMember();
  const since = Date.now();
  await hearPageChanges();
  await expectExpired(username, since, 0);
  expect(Math.abs(expired.floor - (Date.now() - DAY_MS))).toBeLessThan(10_000);
});

it("hears at once what anybody changes", async () => {
  const { username } = await createMentorMember();
  await expectExpired(username, 0);
  const since = Date.now() + 1;
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(since), { interval: 1 });
  await rewrite(username);
  await expectExpired(username, since);
});

it("looks a former username up anew when it hears of the change", async () => {
  const { id, username } = await createMentorMember();
  expect(await lookUpPastUsername(username)).toBeNull();
  const to = `${username}-anew`;
  await prisma.$transaction((tx) => replaceUsername(tx, id, { from: username, to, now: new Date() }));
  await vi.waitFor(async () => expect(await lookUpPastUsername(username)).toMatchObject({ username: to }));
});

it("has everything made anew when everything has changed", async () => {
  const since = Date.now();
  await somebodyElse.query("select rebuild_mentor_pages()");
  await vi.waitFor(() => expect(expired.floor).toBeGreaterThanOrEqual(since));
});

it("looks up what it has missed while its connection was lost, and hears again afterwards", async () => {
  const { username } = await createMentorMember();
  await expectExpired(username, 0);
  const { rowCount } = await somebodyElse.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and query like '%pg_notify($1, $2)'",
  );
  expect(rowCount).toBe(1);
  const since = Date.now();
  await rewrite(username);
  await expectExpired(username, since, 10_000);
  const again = Date.now() + 1;
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(again), { interval: 1 });
  await rewrite(username);
  await expectExpired(username, again);
});
