import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as route from "@/app/api/v1/subscriptions/route";
import * as oneClick from "@/app/api/v1/subscriptions/unsubscribe/[token]/route";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { newMailSecret } from "@/lib/server/account/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { clearExpired } from "@/lib/server/clear-expired";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { confirmSubscription } from "@/lib/server/subscriptions/subscribe";
import { createAccount, newEmail } from "../factories/account.factory";
import {
  emptyAccounts,
  expectEnvelope,
  expectEqualTimes,
  mailsTo,
  send,
  type Sending,
} from "../support/account-requests";
import { expectUnchanged } from "../support/expect-unchanged";
import { expectAnswersToNonsense, expectAnswersToOddAddresses } from "../support/nonsense-requests";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(Date.now() - ms);

const subscribe = (email: unknown, more: Sending = {}) => send(route.POST, { json: { email }, ...more });
const unsubscribe = (token: string, more: Sending = {}) => send(oneClick.POST, { params: { token }, ...more });
const confirm = (token: string) =>
  confirmSubscription(
    { token },
    { address: randomUUID(), knownDevice: undefined, device: "Chrome on Linux", isLocal: false },
  );
const rowOf = (email: string) => prisma.subscription.findUniqueOrThrow({ where: { email } });
const change = (email: string, data: Parameters<typeof prisma.subscription.update>[0]["data"]) =>
  prisma.subscription.update({ where: { email }, data });
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const isSubscribed = async (email: string) => {
  const { confirmedAt, unsubscribedAt } = await rowOf(email);
  return confirmedAt !== null && unsubscribedAt === null;
};

/** The newest mail to an address with the secrets of its links. */
async function newestMail(email: string) {
  const mail = (await listOutbox()).find(({ recipient }) => recipient === email)!;
  const secretAt = (path: string) =>
    new RegExp(`http://localhost:3000/subscribe/${path}/([\\w-]{43})\\b`).exec(mail.text)![1]!;
  return { ...mail, confirm: secretAt("confirm"), unsubscribe: secretAt("unsubscribe") };
}

type State = "unknown" | "waiting" | "due again" | "confirmed" | "unsubscribed";

/** Creates an address in one of the states that responses must not reveal. */
async function addressThatIs(state: State): Promise<string> {
  const email = newEmail();
  if (state === "unknown") return email;
  await subscribe(email);
  if (state === "due again") await change(email, { mailedAt: ago(25 * HOUR_MS) });
  if (state === "waiting" || state === "due again") return email;
  const mail = await newestMail(email);
  await confirm(mail.confirm);
  if (state === "unsubscribed") await unsubscribe(mail.unsubscribe);
  return email;
}

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

describe("POST /api/v1/subscriptions", () => {
  it.each([
    ["JSON", (email: string): Sending => ({ json: { email } })],
    ["an urlencoded form", (email: string): Sending => ({ form: new URLSearchParams({ email }) })],
    [
      "a multipart form",
      (email: string): Sending => {
        const form = new FormData();
        form.set("email", email);
        return { form };
      },
    ],
  ])("stores an address submitted by %s, and sends the confirmation link", async (_kind, sending) => {
    const email = newEmail();
    const answer = await send(route.POST, sending(` ${email.toUpperCase()} `));
    expectEnvelope(answer);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: messages.checkMail }]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await mailsTo(email)).toEqual(["confirm-subscription"]);
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null, unsubscribedAt: null, confirmUsedAt: null });
  });

  it("refuses a demo address", async () => {
    const { status, body } = await subscribe("student@mentorhood.example");
    expect([status, body.errors]).toEqual([422, [{ field: "email", message: accountMessages.emailOfDemo }]]);
  });

  it("stores only the SHA-256 of the two secrets, and lets the link work for seven days", async () => {
    const email = newEmail();
    await subscribe(email);
    const [mail, row] = [await newestMail(email), await rowOf(email)];
    expect([hex(row.confirmHash), hex(row.unsubscribeHash)]).toEqual([sha256(mail.confirm), sha256(mail.unsubscribe)]);
    expect(Math.abs(row.confirmExpiresAt.getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    const stored = JSON.stringify(
      await prisma.$queryRaw`select to_jsonb(s) from subscription s where email = ${email}`,
    );
    for (const secret of [mail.confirm, mail.unsubscribe]) expect(stored).not.toContain(secret);
  });

  it("adds one-click unsubscribe headers to every mail, with the configured addresses", async () => {
    const email = newEmail();
    await subscribe(email, { headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" } });
    const { headers, html, text, subject, unsubscribe: secret } = await newestMail(email);
    expect(headers).toEqual({
      "List-Unsubscribe": `<http://localhost:3000/api/v1/subscriptions/unsubscribe/${secret}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(subject).toBe("Confirm your Mentorhood subscription");
    expect(html).toContain(`href="http://localhost:3000/subscribe/unsubscribe/${secret}"`);
    expect(`${html}${text}`).not.toContain("evil.example");
  });

  it.each([
    "",
    "asha",
    "asha@example",
    "a b@example.com",
    `${"x".repeat(250)}@example.com`,
    null,
    undefined,
    7,
    ["a@example.com"],
    {},
  ])("refuses %j at the field and stores nothing", async (email) => {
    const answer = await expectUnchanged(() => subscribe(email));
    expectEnvelope(answer);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: "email", message: messages.emailInvalid }]);
  });

  it("creates one row and one mail from many concurrent requests for one address", async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(email)));
    answers.forEach(expectEnvelope);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(await prisma.subscription.count({ where: { email } })).toBe(1);
    expect(await mailsTo(email)).toEqual(["confirm-subscription"]);
    await confirm((await newestMail(email)).confirm);
  });

  it("sends at most one mail a day to an address, and only the newest link works", async () => {
    const email = newEmail();
    await subscribe(email);
    const first = await newestMail(email);
    await subscribe(email);
    await change(email, { mailedAt: ago(23 * HOUR_MS) });
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(1);
    await change(email, { mailedAt: ago(25 * HOUR_MS) });
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(2);
    const second = await newestMail(email);
    expect(second.confirm).not.toBe(first.confirm);
    expect(second.unsubscribe).toBe(first.unsubscribe);
    await expect(confirm(first.confirm)).rejects.toThrow(messages.confirmInvalid);
    await confirm(second.confirm);
  });

  it("sends nothing to a subscribed address, however old its last mail is", async () => {
    const email = await addressThatIs("confirmed");
    await change(email, { mailedAt: ago(40 * DAY_MS) });
    const row = await rowOf(email);
    expect((await subscribe(email)).status).toBe(200);
    expect([await rowOf(email), await mailsTo(email)]).toEqual([row, ["confirm-subscription"]]);
  });

  it("requires an unsubscribed address to confirm again before it is subscribed", async () => {
    const email = await addressThatIs("unsubscribed");
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await isSubscribed(email)).toBe(false);
    await confirm((await newestMail(email)).confirm);
    expect(await isSubscribed(email)).toBe(true);
  });

  it("answers 429 with the time to wait, by address and by client", async () => {
    const email = newEmail();
    for (let n = 0; n < 5; n++) expect((await subscribe(email)).status).toBe(200);
    const byAddress = await subscribe(` ${email.toUpperCase()}`);
    const client = "10.9.8.7";
    const answers = await Promise.all(Array.from({ length: 31 }, () => subscribe(newEmail(), { client })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    for (const answer of [byAddress, refused[0]!]) {
      expectEnvelope(answer);
      expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    }
  });
});

describe("an address's state", () => {
  const STATES: State[] = ["unknown", "waiting", "due again", "confirmed", "unsubscribed"];

  it("is not revealed by the response, nor is whether there is an account", async () => {
    const emails = [...(await Promise.all(STATES.map(addressThatIs))), (await createAccount()).email];
    const answers = await Promise.all(emails.map((email) => subscribe(email)));
    const shown = answers.map(({ status, text, headers }) => {
      const named = [...headers].filter(([name]) => name !== "x-request-id");
      return JSON.stringify([status, text, named]);
    });
    expect(new Set(shown).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
  });

  // Equal work takes equal time only on an idle machine, which the next test could not detect.
  it.each(STATES)("is not answered before the fixed minimum time: %s", async (state) => {
    const email = await addressThatIs(state);
    const startedAt = performance.now();
    await subscribe(email);
    // Timers may fire a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThan(env.ANSWER_FLOOR_MS - 2);
  });

  it.each(STATES.filter((state) => state !== "unknown"))("is not revealed by the time: %s", async (state) => {
    await expectEqualTimes(5, async () => {
      const emails = await Promise.all(Array.from({ length: 6 }, () => addressThatIs(state)));
      return [() => subscribe(newEmail()), async (round) => expect((await subscribe(emails[round]!)).status).toBe(200)];
    });
  });
});

describe("a confirmation link", () => {
  it("works once", async () => {
    const email = newEmail();
    await subscribe(email);
    const { confirm: token } = await newestMail(email);
    expect(await isSubscribed(email)).toBe(false);
    await confirm(token);
    expect(await isSubscribed(email)).toBe(true);
    await expectUnchanged(() => expect(confirm(token)).rejects.toThrow(messages.confirmUsed));
  });

  it("works once in concurrent requests", async () => {
    const email = newEmail();
    await subscribe(email);
    const { confirm: token } = await newestMail(email);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => confirm(token)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("that has expired subscribes nobody", async () => {
    const email = newEmail();
    await subscribe(email);
    await change(email, { confirmExpiresAt: ago(1000) });
    const { confirm: token } = await newestMail(email);
    await expectUnchanged(() => expect(confirm(token)).rejects.toThrow(messages.confirmExpired));
  });

  it("that is unknown, or one to unsubscribe, subscribes nobody", async () => {
    const email = newEmail();
    await subscribe(email);
    const { unsubscribe: other } = await newestMail(email);
    for (const token of [newMailSecret(), other, hex((await rowOf(email)).confirmHash)]) {
      await expectUnchanged(() =>
        expect(confirm(token)).rejects.toMatchObject({
          code: "invalid_input",
          fields: [{ field: "token", message: messages.confirmInvalid }],
        }),
      );
    }
  });

  it("is invalid once the address is unsubscribed", async () => {
    const email = newEmail();
    await subscribe(email);
    const mail = await newestMail(email);
    await unsubscribe(mail.unsubscribe);
    await expect(confirm(mail.confirm)).rejects.toThrow(messages.confirmUsed);
    expect(await isSubscribed(email)).toBe(false);
  });
});

describe("POST /api/v1/subscriptions/unsubscribe/{token}", () => {
  const ONE_CLICK = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

  it("unsubscribes as mail providers do: without cookies and Origin, as a form", async () => {
    const email = await addressThatIs("confirmed");
    const { unsubscribe: token } = await newestMail(email);
    const answer = await unsubscribe(token, { form: ONE_CLICK });
    expectEnvelope(answer);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: messages.unsubscribed }]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await isSubscribed(email)).toBe(false);
  });

  it("succeeds again without another change", async () => {
    const email = await addressThatIs("unsubscribed");
    const { unsubscribe: token } = await newestMail(email);
    const answers = await expectUnchanged(() =>
      Promise.all([unsubscribe(token), unsubscribe(token, { form: ONE_CLICK })]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("works by the link in an old mail, and touches nobody else", async () => {
    const [email, other] = [await addressThatIs("due again"), await addressThatIs("confirmed")];
    const old = await newestMail(email);
    await subscribe(email);
    await confirm((await newestMail(email)).confirm);
    await unsubscribe(old.unsubscribe);
    expect([await isSubscribed(email), await isSubscribed(other)]).toEqual([false, true]);
  });

  it("does not let an address that never confirmed get a second mail on the same day", async () => {
    const email = await addressThatIs("waiting");
    await unsubscribe((await newestMail(email)).unsubscribe);
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each(["unknown", "to confirm", "cut off"])("refuses a link that is %s, and changes nothing", async (kind) => {
    const email = await addressThatIs("confirmed");
    const mail = await newestMail(email);
    const tokens = { unknown: newMailSecret(), "to confirm": mail.confirm, "cut off": mail.unsubscribe.slice(0, 42) };
    const answer = await expectUnchanged(() => unsubscribe(tokens[kind as keyof typeof tokens]));
    expectEnvelope(answer);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: "token", message: messages.unsubscribeInvalid }]);
  });

  it("redirects a browser to the page with the button, and changes nothing", async () => {
    const { unsubscribe: token } = await newestMail(await addressThatIs("confirmed"));
    const request = new Request(`http://localhost/api/v1/subscriptions/unsubscribe/${token}`);
    const response = await expectUnchanged(() => oneClick.GET(request, { params: Promise.resolve({ token }) }));
    expect([response.status, response.headers.get("Location")]).toEqual([303, `/subscribe/unsubscribe/${token}`]);
  });

  it.each(["PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(oneClick[method], { method, params: { token: newMailSecret() } });
    expect([status, headers.get("Allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  });
});

describe("a malformed request", () => {
  it("is refused when another site's page sends it", async () => {
    const answer = await expectUnchanged(() => subscribe(newEmail(), { headers: { Origin: "https://evil.example" } }));
    expectEnvelope(answer);
    expect(answer.status).toBe(403);
  });

  it("grants nothing for keys that a subscription does not have", async () => {
    const email = newEmail();
    const json = { email, confirmedAt: new Date(), confirmed_at: new Date(), id: "x", unsubscribedAt: null };
    expect((await send(route.POST, { json })).status).toBe(200);
    expect(await isSubscribed(email)).toBe(false);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(route[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  it("never fails, for any input", async () => {
    await expectAnswersToNonsense(route.POST, { fields: ["email"], requests: 200, seed: 17 });
    const oddity = { param: "token", query: "token", requests: 100, seed: 18 };
    await expectAnswersToOddAddresses(oneClick.POST, oddity);
  }, 120_000);
});

describe("clearing expired rows", () => {
  it("deletes addresses that stayed unconfirmed for 30 days after their last mail, or that ended a year ago, and no others", async () => {
    const [fresh, old, again, confirmed, unsubscribed, ended] = await Promise.all(
      (["waiting", "waiting", "waiting", "confirmed", "unsubscribed", "unsubscribed"] as const).map(addressThatIs),
    );
    await change(unsubscribed!, { unsubscribedAt: ago(364 * DAY_MS) });
    await change(ended!, { unsubscribedAt: ago(366 * DAY_MS) });
    await change(fresh!, { createdAt: ago(29 * DAY_MS), mailedAt: ago(29 * DAY_MS) });
    await change(old!, { createdAt: ago(31 * DAY_MS), mailedAt: ago(31 * DAY_MS) });
    await change(again!, { createdAt: ago(31 * DAY_MS) });
    for (const email of [confirmed!, unsubscribed!]) {
      await change(email, { createdAt: ago(400 * DAY_MS), mailedAt: ago(400 * DAY_MS) });
    }
    await clearExpired(new Date());
    const emails = [fresh!, old!, again!, confirmed!, unsubscribed!, ended!];
    const left = await prisma.subscription.findMany({ where: { email: { in: emails } }, select: { email: true } });
    expect(left.map(({ email }) => email).sort()).toEqual([fresh, again, confirmed, unsubscribed].sort());
  });
});

describe("the table", () => {
  it.each(["Asha@example.com", "a sha@example.com"])("refuses addresses like %j from any writer", async (email) => {
    const hash = Buffer.alloc(32, 7);
    const data = { email, confirmHash: hash, unsubscribeHash: hash, confirmExpiresAt: new Date() };
    await expect(prisma.subscription.create({ data })).rejects.toThrow(/subscription_email_normalised/);
  });

  it("accepts only 32 bytes for a hash", async () => {
    const data = { email: newEmail(), confirmExpiresAt: new Date() };
    const [right, wrong] = [Buffer.alloc(32, 8), Buffer.from(newMailSecret())];
    const create = (confirmHash: Buffer<ArrayBuffer>, unsubscribeHash: Buffer<ArrayBuffer>) =>
      prisma.subscription.create({ data: { ...data, confirmHash, unsubscribeHash } });
    await expect(create(wrong, right)).rejects.toThrow(/subscription_confirm_hash_is_sha256/);
    await expect(create(right, wrong)).rejects.toThrow(/subscription_unsubscribe_hash_is_sha256/);
  });
});
