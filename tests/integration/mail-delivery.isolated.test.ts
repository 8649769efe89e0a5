import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as postForgot } from "@/app/api/v1/users/forgot-password/route";
import { prisma } from "@/lib/platform/db/prisma";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import { clearExpired } from "@/lib/server/clear-expired";
import { logger } from "@/lib/platform/logger";
import { accountMails } from "@/lib/server/account/account-mails";
import { composeConfirmSubscription } from "@/lib/server/subscriptions/subscription-mails";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { listOutbox, prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { sendReminders } from "@/lib/server/meetings/send-reminders";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { createBookedMeeting, createPair, MINUTE_MS } from "../factories/pair.factory";
import { emptyAccounts } from "../support/account-requests";
import { emptyDatabase } from "../support/database";

// The product reads its environment at import, so the provider must be running before.
const provider = await vi.hoisted(async () => {
  const { startFakeMailProvider } = await import("../support/fake-mail-provider");
  const started = await startFakeMailProvider();
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = started.url;
  return started;
});

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = "s3cret_-".repeat(5) + "abc";

const clearAll = async () => {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, rate_limit`;
};
beforeEach(async () => {
  await clearAll();
  await provider.recover();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await clearAll();
  await provider.stop();
});

const newEmail = () => `meera-${randomUUID().slice(0, 8)}@example.com`;

async function createUser(email = newEmail()) {
  const data = { name: "Meera Iyer", email, username: email.split("@")[0]!, emailVerifiedAt: new Date() };
  return prisma.user.create({ data });
}

/** Creates a pending mail. */
async function createMail(row: Partial<Prisma.OutboxMailCreateInput> = {}) {
  const mail = await prepareMail(await accountMails.resetPassword({ email: newEmail(), name: "Meera Iyer" }, SECRET));
  return prisma.outboxMail.create({ data: { ...mail, ...row } });
}

const readMail = (id: string) => prisma.outboxMail.findUniqueOrThrow({ where: { id } });
const secondsFromNow = (date: Date | null) => (date!.getTime() - Date.now()) / 1000;
const comeDue = () =>
  prisma.outboxMail.updateMany({
    where: { nextAttemptAt: { not: null } },
    data: { nextAttemptAt: new Date(Date.now() - 1000) },
  });

async function forgot(email: string) {
  const headers = { "Content-Type": "application/json", [SOCKET_ADDRESS_HEADER]: randomUUID() };
  const request = new Request("http://localhost/", { method: "POST", headers, body: JSON.stringify({ email }) });
  const response = await postForgot(request, { params: Promise.resolve({}) });
  return { status: response.status, body: await response.json() };
}

/** Shortens the provider's timeout from fifteen seconds to a fraction. */
function shortenPatience(): void {
  const original = globalThis.setTimeout;
  const shortened = (run: () => void, ms?: number) => original(run, ms === 15_000 ? 150 : ms);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(shortened as typeof setTimeout);
}

/** Failures of the provider that a retry can fix. */
const TROUBLES: [string, () => void | Promise<void>][] = [
  ["answers 500", () => provider.fail(500, "application_error")],
  ["answers 429", () => provider.fail(429, "rate_limit_exceeded")],
  ["answers 401", () => provider.fail(401, "missing_api_key")],
  ["is slow", () => (shortenPatience(), provider.delay(1500))],
  ["is away", () => provider.stop()],
];

describe("a mail", () => {
  it("is written in the same transaction as the change that it reports", async () => {
    const { id, email, name } = await createUser();
    const mail = await prepareMail(await accountMails.passwordChanged({ email, name }));
    const change = (fails: boolean) =>
      prisma.$transaction(async (tx) => {
        await tx.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
        await putInOutbox(tx, mail);
        if (fails) throw new Error("The rest of the change failed.");
      });
    await expect(change(true)).rejects.toThrow("The rest");
    expect(await prisma.outboxMail.count()).toBe(0);
    await change(false);
    expect(await prisma.outboxMail.findMany()).toMatchObject([{ recipient: email, attempts: 0, sentAt: null }]);
  });

  it("is sent under its row's id, and its contents are deleted afterwards", async () => {
    const { id, recipient, sealedContents } = await createMail();
    expect(sealedContents).not.toContain(SECRET);
    await deliverDueMails();
    const [request, ...more] = provider.requests();
    expect(more).toEqual([]);
    expect(request).toMatchObject({ key: id, authorization: "Bearer re_test" });
    expect(request!.mail).toMatchObject({
      from: expect.stringMatching(/^Mentorhood <no-reply@\S+>$/),
      to: recipient,
      subject: "Set a new password for Mentorhood",
    });
    const link = `http://localhost:3000/reset-password/${SECRET}`;
    expect(request!.mail.text).toContain(link);
    expect(request!.mail.html).toContain(`href="${link}"`);
    expect(await readMail(id)).toMatchObject({
      sentAt: expect.any(Date),
      sealedContents: null,
      nextAttemptAt: null,
      lastError: null,
      attempts: 1,
    });
    expect(await listOutbox()).toEqual([]);
    await deliverDueMails();
    expect(provider.requests()).toHaveLength(1);
  });

  it("is sent with its headers, if any", async () => {
    const secrets = { confirm: SECRET, unsubscribe: SECRET };
    await putInOutbox(prisma, await prepareMail(await composeConfirmSubscription(newEmail(), secrets)));
    await deliverDueMails();
    await createMail();
    await deliverDueMails();
    expect(provider.requests().map(({ mail }) => mail.headers)).toEqual([
      {
        "List-Unsubscribe": `<http://localhost:3000/api/v1/subscriptions/unsubscribe/${SECRET}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      undefined,
    ]);
  });

  it("is sent automatically after the request that caused it", async () => {
    const { email } = await createUser();
    expect((await forgot(email)).status).toBe(200);
    await vi.waitFor(async () => {
      expect(await prisma.outboxMail.findMany()).toMatchObject([{ recipient: email, sentAt: expect.any(Date) }]);
    });
    expect(provider.requests()).toHaveLength(1);
    const secret = /\/reset-password\/([\w-]{43})\b/.exec(provider.requests()[0]!.mail.text)?.[1];
    expect(secret).toBeDefined();
  });

  it("that is not due yet waits", async () => {
    await createMail({ nextAttemptAt: new Date(Date.now() + 60_000) });
    await deliverDueMails();
    expect(provider.requests()).toEqual([]);
  });

  it("is sent with all others, however many wait", async () => {
    const mails = await Promise.all(Array.from({ length: 25 }, () => createMail()));
    await deliverDueMails();
    expect(
      provider
        .requests()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(mails.map(({ id }) => id).sort());
    expect(await prisma.outboxMail.count({ where: { sentAt: null } })).toBe(0);
  });

  it("is sent once when two processes deliver concurrently", async () => {
    const mails = await Promise.all(Array.from({ length: 15 }, () => createMail()));
    provider.delay(50);
    await Promise.all([deliverDueMails(), deliverDueMails(), deliverDueMails()]);
    expect(
      provider
        .requests()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(mails.map(({ id }) => id).sort());
    expect(await prisma.outboxMail.count({ where: { attempts: 1, sentAt: { not: null } } })).toBe(15);
  });

  it("is sent later under the same key after its process dies", async () => {
    const { id } = await createMail({ attempts: 1, nextAttemptAt: new Date(Date.now() - 1) });
    await deliverDueMails();
    expect(provider.requests().map(({ key }) => key)).toEqual([id]);
    expect(await readMail(id)).toMatchObject({ attempts: 2, sentAt: expect.any(Date) });
  });

  it("whose row is deleted with its account during delivery is sent like the others, and counts as no failure", async () => {
    const mails = await Promise.all(Array.from({ length: 12 }, () => createMail()));
    const failures = vi.spyOn(logger, "error");
    provider.delay(100);
    const delivering = deliverDueMails();
    await vi.waitFor(() => expect(provider.requests().length).toBeGreaterThan(0));
    await prisma.outboxMail.deleteMany({ where: { id: { in: mails.slice(0, 6).map(({ id }) => id) } } });
    await delivering;
    expect(failures).not.toHaveBeenCalled();
    expect(await prisma.outboxMail.count()).toBe(6);
    expect(await prisma.outboxMail.count({ where: { sentAt: null } })).toBe(0);
  });

  it("that cannot be unsealed does not block others", async () => {
    const { id: broken } = await createMail({ sealedContents: "sealed.with.another.secret.x" });
    const { id } = await createMail();
    await deliverDueMails();
    expect(provider.requests().map(({ key }) => key)).toEqual([id]);
    expect(await readMail(broken)).toMatchObject({ sentAt: null, nextAttemptAt: expect.any(Date) });
    expect(await listOutbox()).toEqual([]);
  });
});

describe.each(TROUBLES)("when the provider %s", (_trouble, begin) => {
  it("the mail is retried under the same key, after waits that double", async () => {
    const { id } = await createMail();
    await begin();
    for (const [attempts, wait] of [
      [1, 45],
      [2, 90],
      [3, 180],
      [4, 360],
    ] as const) {
      await deliverDueMails();
      const mail = await readMail(id);
      expect(mail).toMatchObject({ attempts, sentAt: null, sealedContents: expect.any(String) });
      expect(mail.lastError).toMatch(/\S/);
      expect(mail.lastError).not.toContain(SECRET);
      expect(Math.abs(secondsFromNow(mail.nextAttemptAt) - wait)).toBeLessThan(10);
      await comeDue();
    }
    const keysSoFar = provider.requests().map(({ key }) => key);
    expect(new Set(keysSoFar).size).toBeLessThanOrEqual(1);
    await provider.recover();
    await deliverDueMails();
    expect(provider.requests().map(({ key }) => key)).toEqual([id]);
    expect(await readMail(id)).toMatchObject({
      attempts: 5,
      sentAt: expect.any(Date),
      sealedContents: null,
      lastError: null,
    });
  });

  it("the request that caused the mail succeeds as usual", async () => {
    const { email } = await createUser();
    await begin();
    const startedAt = performance.now();
    const { status, body } = await forgot(email);
    expect([status, body.success]).toEqual([200, true]);
    expect(performance.now() - startedAt).toBeLessThan(1200);
    await vi.waitFor(async () => {
      expect(await prisma.outboxMail.findMany()).toMatchObject([
        { recipient: email, attempts: 1, lastError: expect.any(String) },
      ]);
    }, 3000);
  });
});

describe("a mail is given up", () => {
  const givenUp = {
    sentAt: null,
    nextAttemptAt: null,
    sealedContents: expect.any(String),
    lastError: expect.any(String),
  };

  it("when the provider refuses it permanently", async () => {
    const { id } = await createMail();
    provider.fail(422, "validation_error");
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject({ ...givenUp, attempts: 1 });
    await provider.recover();
    await deliverDueMails();
    expect(provider.requests()).toEqual([]);
    // As staff do.
    await prisma.outboxMail.update({ where: { id }, data: { nextAttemptAt: new Date(), attempts: 0 } });
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject({ sentAt: expect.any(Date), sealedContents: null });
  });

  it("after the last attempt, and not before", async () => {
    const { id } = await createMail({ attempts: 9 });
    provider.fail(500, "application_error");
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject({ attempts: 10, nextAttemptAt: expect.any(Date) });
    await comeDue();
    await deliverDueMails();
    expect(await readMail(id)).toMatchObject({ ...givenUp, attempts: 11 });
  });
});

describe("the text of a mail", () => {
  const name = `<b>x</b> & "Asha"`;
  const person = { email: "asha+school@example.com", name };
  const resetLink = `http://localhost:3000/reset-password/${SECRET}`;

  it.each([
    ["reset-password", () => accountMails.resetPassword(person, SECRET), resetLink],
    ["password-changed", () => accountMails.passwordChanged(person), "http://localhost:3000/reset-password"],
    ["welcome", () => accountMails.welcome(person, true), "http://localhost:3000/profile"],
    ["already-registered", () => accountMails.alreadyRegistered(person), "http://localhost:3000/login"],
  ])("%s holds its link, and the name as text", async (template, compose, link) => {
    const { html, text, to, ...mail } = await compose();
    expect([mail.template, to]).toEqual([template, person.email]);
    expect(text).toContain(link);
    expect(html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
    expect(html).not.toContain("<b>x");
    expect(html).toContain("&lt;b&gt;x&lt;/b&gt; &amp;");
    expect(text.split(link)).toHaveLength(2);
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"');
    // Headings are in capitals in the plain text.
    expect(text.toLowerCase()).toContain("<b>x</b> &");
    expect(text).not.toContain("&lt;");
  });

  it("to an unverified address holds its link and no name", async () => {
    const link = `http://localhost:3000/verify-email/${SECRET}?email=asha%2Bschool%40example.com`;
    const { html, text, to } = await accountMails.verifyEmail(person.email, SECRET);
    expect(to).toBe(person.email);
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
  });
});

describe("clearExpired", () => {
  it("deletes expired rows, and nothing else", async () => {
    const now = new Date();
    const at = (ms: number) => new Date(now.getTime() + ms);
    const { id: userId } = await createUser();
    const token = (expiresAt: Date) =>
      prisma.mailToken.create({
        data: { userId, purpose: "verify_email", hash: randomBytes(32), expiresAt },
        select: { id: true },
      });
    const session = (expiresAt: Date) => prisma.endedSession.create({ data: { id: randomUUID(), userId, expiresAt } });
    const [oldToken, expiredToken, newToken] = [
      await token(at(-DAY_MS - 1)),
      await token(at(1 - DAY_MS)),
      await token(at(1000)),
    ];
    await prisma.pendingRegistration.create({
      data: { mailTokenId: oldToken.id, name: "Meera Iyer", role: "user", passwordHash: "x" },
    });
    await session(at(-1));
    const newSession = await session(at(1000));
    await createMail({ createdAt: at(-30 * DAY_MS - 1), sealedContents: null, nextAttemptAt: null, sentAt: now });
    const keptMails = [
      await createMail({ createdAt: at(1000 - 30 * DAY_MS), sealedContents: null, nextAttemptAt: null }),
      await createMail(),
    ];
    await prisma.rateLimit.createMany({
      data: [
        { key: "old", points: 3, expire: now.getTime() - 1 },
        { key: "new", points: 3, expire: now.getTime() + 1000 },
        { key: "endless", points: 3 },
      ],
    });

    await clearExpired(now);
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
    expect(ids(await prisma.mailToken.findMany())).toEqual(ids([expiredToken, newToken]));
    expect(await prisma.pendingRegistration.count()).toBe(0);
    expect(ids(await prisma.endedSession.findMany())).toEqual(ids([newSession]));
    expect(ids(await prisma.outboxMail.findMany())).toEqual(ids(keptMails));
    expect((await prisma.rateLimit.findMany()).map(({ key }) => key).sort()).toEqual(["endless", "new"]);
    expect(await prisma.user.count()).toBe(1);
  });
});

describe("a reminder of a meeting", () => {
  /** Creates both sides' unsent reminders of a meeting in 40 minutes. */
  async function remind() {
    await emptyAccounts();
    const meeting = await createBookedMeeting(await createPair(), new Date(Date.now() + 40 * MINUTE_MS));
    await sendReminders(new Date());
    expect(await prisma.outboxMail.count({ where: { reminderOf: meeting.id } })).toBe(2);
    return meeting.id;
  }
  afterEach(emptyAccounts);

  it("is sent while the meeting is upcoming", async () => {
    await remind();
    await deliverDueMails();
    expect(provider.requests()).toHaveLength(2);
  });

  it.each([
    ["cancelled", { status: "cancelled", cancelledAt: new Date() }],
    ["moved", { status: "moved" }],
    ["begun", { startsAt: new Date(Date.now() - MINUTE_MS), endsAt: new Date(Date.now() + 29 * MINUTE_MS) }],
  ] as const)("is not sent once the meeting is %s", async (_what, change) => {
    const id = await remind();
    await prisma.meeting.update({ where: { id }, data: change });
    await deliverDueMails();
    expect(provider.requests()).toEqual([]);
    const given = { sentAt: null, nextAttemptAt: null, sealedContents: null };
    expect(await prisma.outboxMail.findMany()).toMatchObject([given, given]);
  });

  it("that is cancelled while the provider is unreachable is not sent afterwards", async () => {
    const id = await remind();
    await provider.fail(500, "application_error");
    await deliverDueMails();
    await prisma.meeting.update({ where: { id }, data: { status: "cancelled", cancelledAt: new Date() } });
    await provider.recover();
    await comeDue();
    const asked = provider.requests().length;
    await deliverDueMails();
    expect(provider.requests()).toHaveLength(asked);
  });
});
