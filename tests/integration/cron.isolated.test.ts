import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as cron from "@/app/api/cron/route";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { createBookedMeeting, createPair, DAY_MS, HOUR_MS } from "../factories/pair.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { expectUnchanged } from "../support/expect-unchanged";

const SECRET = vi.hoisted(() => (process.env.CRON_SECRET = "cron-secret-of-this-test"));

// The product reads its environment at import, so the provider must be running before.
const provider = await vi.hoisted(async () => {
  const { startFakeMailProvider } = await import("../support/fake-mail-provider");
  const started = await startFakeMailProvider();
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = started.url;
  return started;
});

beforeEach(async () => {
  await emptyAccounts();
  await provider.recover();
});
afterAll(async () => {
  await emptyAccounts();
  await provider.stop();
});

const call = (bearer?: string) => send(cron.GET, { method: "GET", bearer });

/** Creates due work for each background job. */
async function createDue() {
  const pair = await createPair();
  await createBookedMeeting(pair, new Date(Date.now() + 23 * HOUR_MS));
  await createBookedMeeting(pair, new Date(Date.now() - DAY_MS));
  await createReview(pair);
  await prisma.rateLimit.create({ data: { key: "old", points: 1, expire: Date.now() - 1000 } });
  return pair;
}

describe("the cron address", () => {
  it("does all due work, once", async () => {
    const { mentor, student } = await createDue();
    const { status, body, headers } = await call(SECRET);
    expect([status, body, headers.get("Cache-Control")]).toEqual([200, { success: true }, "no-store"]);
    const recipients = () =>
      provider
        .requests()
        .map(({ mail }) => mail.to)
        .sort();
    expect(recipients()).toEqual([mentor.email, student.email].sort());
    expect(await prisma.review.findMany()).toMatchObject([{ verifiedMeeting: true }]);
    expect(await prisma.rateLimit.count()).toBe(0);
    await Promise.all([call(SECRET), call(SECRET)]);
    expect(recipients()).toHaveLength(2);
  });

  it.each([
    ["nothing", undefined],
    ["another secret", "cron-secret-of-that-test"],
    ["a part of it", SECRET.slice(0, -1)],
    ["more than it", `${SECRET}x`],
  ])("does nothing for %s", async (_what, bearer) => {
    await createDue();
    const { status, body } = await expectUnchanged(() => call(bearer));
    expect([status, body]).toEqual([401, { success: false, message: "This address needs its secret." }]);
  });

  it("accepts the secret only as a bearer token", async () => {
    const headers = { Authorization: SECRET, Cookie: `CRON_SECRET=${SECRET}` };
    expect((await send(cron.GET, { method: "GET", headers })).status).toBe(401);
    expect((await send(cron.POST, { bearer: SECRET })).status).toBe(405);
  });

  it("does not exist without a secret, not even for an empty one", async () => {
    const set = env as { CRON_SECRET?: string };
    set.CRON_SECRET = undefined;
    const statuses = [await call(undefined), await call(""), await call("undefined")].map(({ status }) => status);
    set.CRON_SECRET = SECRET;
    expect(statuses).toEqual([404, 404, 404]);
  });

  it("reports a failure after all other jobs have run", async () => {
    const { mentor, student } = await createDue();
    await prisma.$executeRaw`alter table review rename to review_away`;
    const { status, body } = await call(SECRET).finally(
      () => prisma.$executeRaw`alter table review_away rename to review`,
    );
    expect([status, body]).toEqual([500, { success: false, message: "Something went wrong." }]);
    expect(await prisma.rateLimit.count()).toBe(0);
    expect(
      provider
        .requests()
        .map(({ mail }) => mail.to)
        .sort(),
    ).toEqual([mentor.email, student.email].sort());
  });
});
