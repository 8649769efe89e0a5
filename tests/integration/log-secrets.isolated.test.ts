import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as reports from "@/app/api/reports/route";
import * as feed from "@/app/api/v1/meetings/feed/[userId]/[token]/route";
import * as subscriptions from "@/app/api/v1/subscriptions/route";
import * as oneClick from "@/app/api/v1/subscriptions/unsubscribe/[token]/route";
import * as changePassword from "@/app/api/v1/users/change-password/route";
import * as deleteProfile from "@/app/api/v1/users/delete-profile/route";
import * as exportData from "@/app/api/v1/users/export-data/route";
import * as forgot from "@/app/api/v1/users/forgot-password/route";
import * as google from "@/app/api/v1/users/google/route";
import * as login from "@/app/api/v1/users/login/route";
import * as logout from "@/app/api/v1/users/logout/route";
import * as me from "@/app/api/v1/users/me/route";
import * as register from "@/app/api/v1/users/register/route";
import * as resend from "@/app/api/v1/users/resend-verification/route";
import * as reset from "@/app/api/v1/users/reset-password/[token]/route";
import * as updateProfile from "@/app/api/v1/users/update-profile/route";
import * as verify from "@/app/api/v1/users/verify-email/[token]/route";
import { onRequestError } from "@/instrumentation";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { getFeedAddress } from "@/lib/server/meetings/calendar-feed";
import { newEmail } from "../factories/account.factory";
import { createMentorMember } from "../factories/member.factory";
import { emptyAccounts, type Handler, send, type Sending } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { book, bookingOf, inHours, saveHours, hours } from "../support/meeting-requests";

/**
 * Captures everything that the process writes; the logger runs at its most verbose level and writes to standard output.
 */
const { provider, issuer, written } = await vi.hoisted(async () => {
  const { startFakeMailProvider } = await import("../support/fake-mail-provider");
  const { startGoogleIssuer } = await import("../support/google-issuer");
  const [startedProvider, startedIssuer] = [await startFakeMailProvider(), await startGoogleIssuer()];
  const environment = {
    LOG_LEVEL: "trace",
    RESEND_API_KEY: "re_7Yw3kQzLr8Nv",
    RESEND_BASE_URL: startedProvider.url,
    GOOGLE_CLIENT_ID: startedIssuer.clientId,
    GOOGLE_KEYS_URL: startedIssuer.keysUrl,
  };
  Object.assign(process.env, environment);
  const lines: string[] = [];
  const keep = (chunk: unknown) => lines.push(String(chunk)) > 0;
  process.stdout.write = keep as typeof process.stdout.write;
  process.stderr.write = keep as typeof process.stderr.write;
  for (const name of ["log", "info", "warn", "error", "debug"] as const) {
    console[name] = (...said: unknown[]) => void lines.push(said.map(String).join(" "));
  }
  return { provider: startedProvider, issuer: startedIssuer, written: lines };
});

const [FIRST, SECOND, THIRD, WRONG] = ["First-Horse-1", "Second-Horse-2", "Third-Horse-3", "Wrong-Horse-4"];
const MOBILE = "9123456780";
const PLACE = "7 Hill Road, Delhi";
const MEETING_POINT = "Under the clock at Dadar";
const TABLES = ["user_account", "pending_registration", "outbox_mail", "subscription", "meeting"];

/** Secrets that must not appear in any log line, by kind. */
const secrets = new Map<string, string>([
  ...[FIRST, SECOND, THIRD, WRONG].map((password) => [password, "a password"] as const),
  [MOBILE, "a phone number"],
  [PLACE, "a place"],
  [MEETING_POINT, "where two meet"],
  [process.env.AUTH_SECRET!, "AUTH_SECRET"],
  [process.env.RESEND_API_KEY!, "the mail provider's key"],
]);
const hide = (value: string, kind: string) => (secrets.set(value, kind), value);

/** Sends a request and remembers the tokens in the request and the response. */
async function ask(handler: Handler, sending: Sending) {
  const answer = await send(handler, sending);
  for (const token of [sending.bearer, sending.cookie, answer.body.token, sending.params?.token]) {
    if (typeof token === "string" && token.length > 20) hide(token, "a token");
  }
  return answer;
}

const get = (handler: Handler, sending: Sending) => ask(handler, { method: "GET", ...sending });
const put = (handler: Handler, sending: Sending) => ask(handler, { method: "PUT", ...sending });

/** The secret in the newest mail with such a link to an address. */
async function secretOf(email: string, link: string): Promise<string> {
  const pattern = new RegExp(`/${link}/([\\w-]{43})`);
  await deliverDueMails();
  return vi.waitFor(() => {
    const mails = provider.requests().filter(({ mail }) => [mail.to].flat().includes(email));
    const secret = mails.map(({ mail }) => pattern.exec(mail.text)?.[1]).findLast(Boolean);
    if (!secret) throw new Error(`No mail with a link to ${link} has come to ${email}.`);
    return hide(secret, `the secret of ${link}`);
  });
}

/** One person's complete account history, from registration to deletion. */
async function goThroughAnAccount(): Promise<void> {
  const email = hide(newEmail("meera"), "an email address");
  const client = "10.7.7.7";
  const json = { name: "Meera Iyer", email, password: FIRST };
  await ask(register.POST, { json });
  await ask(resend.POST, { json: { email } });
  await ask(login.POST, { json: { email, password: FIRST }, client });
  const proof = await secretOf(email, "verify-email");
  const path = `/api/v1/users/verify-email/${proof}?email=${encodeURIComponent(email)}`;
  await get(verify.GET, { path, params: { token: proof } });
  await ask(register.POST, { json });
  await ask(login.POST, { json: { email, password: WRONG }, client });
  const { token } = (await ask(login.POST, { form: new URLSearchParams({ email, password: FIRST }) })).body;
  await get(me.GET, { bearer: token });
  await put(updateProfile.PUT, { cookie: token, json: { mobileNumber: MOBILE, Address: PLACE } });
  await get(exportData.GET, { cookie: token });
  const change = { oldPassword: FIRST, newPassword: SECOND };
  const changed = (await put(changePassword.PUT, { bearer: token, json: change })).body.token;
  await get(me.GET, { bearer: token });
  await ask(forgot.POST, { json: { email } });
  const secret = await secretOf(email, "reset-password");
  const next = { password: THIRD, confirmPassword: THIRD };
  const byLink = { path: `/api/v1/users/reset-password/${secret}`, params: { token: secret }, json: next };
  expect((await put(reset.PUT, byLink)).status).toBe(200);
  expect((await put(reset.PUT, byLink)).status).toBe(422);
  const again = (await ask(login.POST, { json: { email, password: THIRD } })).body.token;
  await ask(subscriptions.POST, { json: { email } });
  const end = await secretOf(email, "unsubscribe");
  await ask(oneClick.POST, { path: `/api/v1/subscriptions/unsubscribe/${end}`, params: { token: end } });
  await ask(logout.POST, { cookie: again, headers: { Origin: "http://localhost:3000" } });
  const last = (await ask(login.POST, { json: { email, password: THIRD } })).body.token;
  await ask(deleteProfile.POST, { bearer: last });
  expect([token, changed, again, last].map((given) => typeof given)).toEqual(Array(4).fill("string"));
}

async function signInWithGoogle(): Promise<void> {
  const email = hide(newEmail("asha"), "an email address");
  const person = { sub: "1234567890123456", email, name: "Asha Rao", picture: "https://lh3.googleusercontent.com/a/x" };
  const credential = hide(await issuer.sign(person), "a credential of Google");
  expect((await ask(google.POST, { json: { credential, role: "user" } })).status).toBe(200);
  const expired = hide(await issuer.sign({ ...person, exp: 1 }), "a credential of Google");
  expect((await ask(google.POST, { json: { credential: expired } })).status).toBe(422);
}

/** A booking with its mails and the calendar feed of the mentor. */
async function meet(): Promise<void> {
  const [mentor, student] = [await createMentorMember(), await createMentorMember()];
  for (const { email, token } of [mentor, student]) {
    hide(email, "an email address");
    hide(token, "a token");
  }
  expect((await saveHours(mentor, hours())).status).toBe(200);
  expect(
    (await book(student, bookingOf(mentor, inHours(30), { format: "in_person", contact: MEETING_POINT }))).status,
  ).toBeLessThan(300);
  const [userId, token] = new URL(await getFeedAddress(await actorOf(mentor))).pathname.split("/").slice(-2);
  const headers = { "X-Forwarded-For": "10.1.1.1" };
  const address = `http://localhost/api/v1/meetings/feed/${userId}/${hide(token!, "a feed's secret")}`;
  const params = Promise.resolve({ userId, token });
  expect((await feed.GET(new Request(address, { headers }), { params })).status).toBe(200);
  await deliverDueMails();
}

/** Tries writes that may fail: the database's error contains the values. */
async function tryWhatWrites(): Promise<number[]> {
  const email = hide(newEmail("ravi"), "an email address");
  const answers = [
    await ask(register.POST, { json: { name: "Ravi Nair", email, password: FIRST } }),
    await ask(subscriptions.POST, { json: { email } }),
    await ask(forgot.POST, { json: { email } }),
    await ask(login.POST, { json: { email, password: WRONG } }),
  ];
  return answers.map(({ status }) => status);
}

const alter = (change: (table: string) => string) =>
  Promise.all(TABLES.map((table) => prisma.$executeRawUnsafe(`alter table ${change(table)}`)));

const clearAll = async () => {
  await emptyAccounts();
  await provider.recover();
};
beforeAll(clearAll);
beforeEach(() => void (written.length = 0));
afterAll(async () => {
  await clearAll();
  await Promise.all([provider.stop(), issuer.stop()]);
});

/** Expects no log line to hold a secret, raw or URL-encoded. */
function expectNoSecrets(): void {
  for (const { mail, authorization } of provider.requests()) {
    hide(authorization!, "an Authorization header");
    // Only long lines of a mail identify it: short ones, such as a name, also occur in other texts.
    for (const line of [mail.subject, ...mail.text.split("\n"), mail.html]) {
      if (line.trim().length > 24) hide(line.trim(), "a mail's text");
    }
  }
  const output = written.join("\n");
  const found = [...secrets].filter(([secret]) =>
    [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)].some((form) => output.includes(form)),
  );
  expect(found).toEqual([]);
  expect(output).not.toMatch(/\$argon2|@example\.com|Bearer \S{20}/);
}

const linesWith = (text: string) => written.filter((line) => line.includes(text)).length;

describe("what the server writes", () => {
  it("holds no secret from an account's history, nor any mail", async () => {
    await goThroughAnAccount();
    await signInWithGoogle();
    await meet();
    expect(provider.requests().length).toBeGreaterThan(6);
    expect(linesWith('"status":200')).toBeGreaterThan(15);
    expect(linesWith("[secret]")).toBeGreaterThan(3);
    expectNoSecrets();
  });

  it("holds none when the database refuses a write or has an unexpected schema", async () => {
    await alter((table) => `${table} add constraint refuses_all check (false) not valid`);
    try {
      expect((await tryWhatWrites()).slice(0, 2)).toEqual([500, 500]);
    } finally {
      await alter((table) => `${table} drop constraint refuses_all`);
    }
    await prisma.$executeRaw`alter table user_account rename to user_account_away`;
    try {
      expect(await tryWhatWrites()).toContain(500);
    } finally {
      await prisma.$executeRaw`alter table user_account_away rename to user_account`;
    }
    expect(linesWith("Something went wrong.")).toBeGreaterThan(3);
    expectNoSecrets();
  });

  it("holds none when mails cannot be sent", async () => {
    provider.fail(500, "application_error");
    const email = hide(newEmail("lata"), "an email address");
    await ask(register.POST, { json: { name: "Lata Rao", email, password: FIRST } });
    await vi.waitFor(() => expect(linesWith("A mail could not be sent.")).toBeGreaterThan(0));
    expectNoSecrets();
  });

  it("holds none from addresses of pages that fail or are reported", async () => {
    const email = hide("lost@example.com", "an email address");
    const secret = hide("s3cret_-".repeat(5) + "abc", "the secret of a link");
    const page = `/reset-password/${secret}?email=${encodeURIComponent(email)}`;
    const request = { path: page, method: "GET", headers: { cookie: `auth_token=${secret}` } };
    const context = { routerKind: "App Router", routePath: "/reset-password/[token]", routeType: "render" } as const;
    await onRequestError(new Error(`No page for ${email}.`), request, { ...context, revalidateReason: undefined });
    const report = { "document-uri": `http://localhost${page}`, "effective-directive": "img-src", "blocked-uri": page };
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/csp-report", "x-socket-address": "10.2.2.2" },
    };
    const body = JSON.stringify({ "csp-report": report });
    await reports.POST(new Request("http://localhost/api/reports", { ...init, body }), { params: Promise.resolve({}) });
    expect(linesWith("A page failed.")).toBe(1);
    expect(linesWith("has stopped something")).toBe(1);
    expectNoSecrets();
  });
});
