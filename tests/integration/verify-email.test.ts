import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as login from "@/app/api/v1/users/login/route";
import * as register from "@/app/api/v1/users/register/route";
import * as resend from "@/app/api/v1/users/resend-verification/route";
import * as reset from "@/app/api/v1/users/reset-password/[token]/route";
import * as route from "@/app/api/v1/users/verify-email/[token]/route";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { isRegisteredHere, registeredCookie } from "@/lib/server/account/verify-email";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, newEmail, PASSWORD } from "../factories/account.factory";
import {
  emptyAccounts,
  expectEnvelope,
  expectEqualTimes,
  mailsTo,
  newestLink,
  send,
} from "../support/account-requests";
import { expectAnswersToNonsense, expectAnswersToOddAddresses } from "../support/nonsense-requests";

type Link = { token: string; email: string };
type Registration = { name: string; password: string; role: "user" | "mentor" };

const follow = ({ token, email }: Link) =>
  send(route.GET, { method: "GET", params: { token }, path: `/?${new URLSearchParams({ email })}` });
const signIn = async (email: string, password: string) =>
  (await send(login.POST, { json: { email, password } })).status;
const resendTo = (email: string) => send(resend.POST, { json: { email } });
const accountOf = (email: string) =>
  prisma.user.findUniqueOrThrow({ where: { email }, include: { password: true, mentorProfile: true } });

/** Registers and returns the link from the mail. */
async function registered(email: string, filledIn: Partial<Registration> = {}): Promise<Link> {
  const json = { name: "Meera Iyer", password: PASSWORD, role: "user", ...filledIn, email };
  expect((await send(register.POST, { json })).status).toBe(200);
  return newestLink(email);
}

/** A link of an account, by default of a new one after registration. */
async function linkOf(given?: { id: string; email: string }, filledIn: Partial<Registration> = {}): Promise<Link> {
  const account = given ?? (await createAccount({ isVerified: false }));
  const { name = "Meera Iyer", password = PASSWORD, role = "user" } = filledIn;
  const secret = newMailSecret();
  const { id: mailTokenId } = await storeMailToken(prisma, { userId: account.id, purpose: "verify_email", secret });
  const passwordHash = await hashPassword(password);
  await prisma.pendingRegistration.create({ data: { mailTokenId, name, role, passwordHash } });
  return { token: secret, email: account.email };
}

const expectRefusal = (answer: Awaited<ReturnType<typeof follow>>, message: string) => {
  expectEnvelope(answer);
  expect([answer.status, answer.body.message]).toEqual([422, message]);
};

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

describe("GET /api/v1/users/verify-email/{token}", () => {
  it("verifies the address, sends a welcome mail and signs the owner in", async () => {
    const email = newEmail();
    const link = await registered(email);
    expect(await signIn(email, PASSWORD)).toBe(403);
    const { status, body, headers } = await follow(link);
    expect([status, body]).toEqual([
      200,
      { success: true, message: messages.verifySuccess, data: { message: messages.verifySuccess } },
    ]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect((await accountOf(email)).emailVerifiedAt).toBeInstanceOf(Date);
    expect(await mailsTo(email)).toEqual(["welcome", "verify-email"]);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it("creates an unverified, unlisted profile for a mentor, and none for a user", async () => {
    const [mentor, user] = [newEmail(), newEmail()];
    await follow(await registered(mentor, { role: "mentor" }));
    await follow(await registered(user));
    const { mentorProfile } = await accountOf(mentor);
    expect(mentorProfile).toMatchObject({ isVerified: false, subjects: [] });
    expect(await prisma.mentorListing.count({ where: { mentorId: mentorProfile!.id } })).toBe(0);
    expect((await accountOf(user)).mentorProfile).toBeNull();
  });

  it("stores only the hash of a link, and mails only sealed", async () => {
    const link = await registered(newEmail());
    const [stored] = await prisma.$queryRaw<{ everything: string }[]>`
      select (select string_agg(t::text, '') from mail_token t) || (select string_agg(o::text, '') from outbox_mail o) as everything`;
    const { everything } = stored!;
    expect(everything).not.toContain(link.token);
    expect(everything).not.toContain(Buffer.from(link.token).toString("hex"));
    expect(everything).not.toContain(Buffer.from(link.token, "base64url").toString("hex"));
  });

  it("reads the address in any case", async () => {
    const link = await linkOf();
    expect((await follow({ ...link, email: link.email.toUpperCase() })).status).toBe(200);
  });

  it("works once", async () => {
    const link = await linkOf();
    await follow(link);
    expectRefusal(await follow(link), messages.verifyLinkUsed);
    expect(await mailsTo(link.email)).toEqual(["welcome"]);
  });

  it("responds alike for the second of two links", async () => {
    const email = newEmail();
    const [first, second] = [await registered(email), await registered(email)];
    expect((await follow(second)).status).toBe(200);
    expectRefusal(await follow(first), messages.verifyLinkUsed);
  });

  it("works once in concurrent requests", async () => {
    const link = await linkOf(undefined, { role: "mentor" });
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    for (const answer of answers.filter(({ status }) => status === 422)) expectRefusal(answer, messages.verifyLinkUsed);
    expect(await mailsTo(link.email)).toEqual(["welcome"]);
  });

  it("works for 24 hours", async () => {
    const late = await registered(newEmail());
    const { id: userId } = await accountOf(late.email);
    const { expiresAt, createdAt } = await prisma.mailToken.findFirstOrThrow({ where: { userId } });
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)).toBe(24 * 60);
    await prisma.mailToken.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expectRefusal(await follow(late), messages.linkExpired);
    expect((await accountOf(late.email)).emailVerifiedAt).toBeNull();
    await prisma.mailToken.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() + 1000) } });
    expect((await follow(late)).status).toBe(200);
  });

  it("refuses a link that was never sent, or one for another purpose", async () => {
    const account = await createAccount({ isVerified: false });
    const token = randomBytes(32).toString("base64url");
    expectRefusal(await follow({ token, email: account.email }), messages.verifyFailed);
    await storeMailToken(prisma, { userId: account.id, purpose: "reset_password", secret: token });
    expectRefusal(await follow({ token, email: account.email }), messages.verifyFailed);
    expect((await accountOf(account.email)).emailVerifiedAt).toBeNull();
  });

  it("refuses a foreign address, and stays valid for its own", async () => {
    const [mine, theirs] = [await linkOf(), await linkOf()];
    expectRefusal(await follow({ ...mine, email: theirs.email }), messages.verifyFailed);
    expectRefusal(await follow({ ...mine, email: newEmail() }), messages.verifyFailed);
    expect((await accountOf(theirs.email)).emailVerifiedAt).toBeNull();
    expect((await accountOf(mine.email)).emailVerifiedAt).toBeNull();
    expect((await follow(mine)).status).toBe(200);
    expect((await follow(theirs)).status).toBe(200);
  });

  it("does nothing for a deleted account", async () => {
    const link = await linkOf();
    await prisma.user.update({ where: { email: link.email }, data: { deletedAt: new Date() } });
    expect((await follow(link)).status).toBe(422);
    expect((await accountOf(link.email)).emailVerifiedAt).toBeNull();
  });

  it.each(["", "x", "x".repeat(42), "x".repeat(44), `${"x".repeat(42)}%`, `${"x".repeat(42)}\0`])(
    "calls the token %j incomplete",
    async (token) => {
      const answer = await follow({ token, email: newEmail() });
      expectEnvelope(answer);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ field: "token", message: messages.verifyUrlIncomplete }],
      ]);
    },
  );

  it.each([
    ["", messages.verifyUrlIncomplete],
    ["?email=a%40example.com&email=b%40example.com", messages.verifyUrlIncomplete],
    ["?email=", messages.emailInvalid],
    ["?email=nobody", messages.emailInvalid],
  ])("requires an address, and refuses %j", async (path, message) => {
    const params = { token: "x".repeat(43) };
    const { status, body } = await send(route.GET, { method: "GET", path: `/${path}`, params });
    expect([status, body.errors]).toEqual([422, [{ field: "email", message }]]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(route[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("never fails, for any address", async () => {
    await expectAnswersToOddAddresses(route.GET, { param: "token", query: "email", requests: 150, seed: 12 });
  });
});

describe("the browser that registered", () => {
  const email = newEmail();
  const { value, ...attributes } = registeredCookie(email);

  it("is recognised by a cookie that also arrives from a mail program, for this address only", () => {
    expect(attributes).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
    expect(isRegisteredHere(email, value)).toBe(true);
    expect(value).not.toContain(email.split("@")[0]);
    for (const cookie of [undefined, "", "1", email, `${value}x`, registeredCookie(newEmail()).value]) {
      expect(isRegisteredHere(email, cookie)).toBe(false);
    }
  });
});

describe("an address that a stranger has registered first", () => {
  const stranger = { name: "Some Stranger", password: "Stranger-Tractor-99", role: "mentor" } as const;
  const owner = { name: "Asha Rao", password: "Owner-Secret-1", role: "user" } as const;

  it("gets the password of the link that is followed, never the other", async () => {
    const cases = [
      [owner, stranger, false],
      [stranger, owner, false],
      [owner, stranger, true],
    ] as const;
    const playThrough = async ([followed, other, isOwnersFirst]: (typeof cases)[number]) => {
      const email = newEmail();
      const links = new Map<Registration, Link>();
      for (const each of isOwnersFirst ? [owner, stranger] : [stranger, owner]) {
        links.set(each, await registered(email, each));
      }
      expect((await follow(links.get(followed)!)).status).toBe(200);

      const account = await accountOf(email);
      expect(account).toMatchObject({ name: followed.name, role: followed.role });
      expect(account.mentorProfile !== null).toBe(followed.role === "mentor");
      expect(await signIn(email, followed.password)).toBe(200);
      expect(await signIn(email, other.password)).toBe(401);

      expect((await follow(links.get(other)!)).status).toBe(422);
      expect(await signIn(email, followed.password)).toBe(200);
      expect(await signIn(email, other.password)).toBe(401);
      expect(await accountOf(email)).toMatchObject({ name: followed.name, role: followed.role });
      expect(await prisma.mailToken.count({ where: { userId: account.id, usedAt: null } })).toBe(0);
      expect(await prisma.pendingRegistration.count({ where: { mailToken: { userId: account.id } } })).toBe(0);
    };
    await Promise.all(cases.map(playThrough));
  });

  it("signs neither in before a link is followed", async () => {
    const email = newEmail();
    await registered(email, stranger);
    await registered(email, owner);
    for (const { password } of [stranger, owner]) expect(await signIn(email, password)).not.toBe(200);
  });

  it("accepts one of two links that are followed concurrently", async () => {
    for (let round = 0; round < 6; round++) {
      const account = await createAccount({ isVerified: false });
      const links = [await linkOf(account, stranger), await linkOf(account, owner)];
      const answers = await Promise.all(links.map(follow));
      answers.forEach(expectEnvelope);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const statuses = [await signIn(account.email, stranger.password), await signIn(account.email, owner.password)];
      expect(statuses).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
    }
  });

  it("works when it is concurrently verified and given a new password by several links", async () => {
    for (let round = 0; round < 6; round++) {
      const account = await createAccount({ isVerified: false });
      const verification = await linkOf(account, owner);
      const setPassword = async (password: string) => {
        const secret = newMailSecret();
        await storeMailToken(prisma, { userId: account.id, purpose: "reset_password", secret });
        const json = { password, confirmPassword: password };
        return () => send(reset.PUT, { method: "PUT", params: { token: secret }, json });
      };
      const [first, second] = [await setPassword("First-Reset-1"), await setPassword("Second-Reset-2")];
      const answers = await Promise.all([first(), second(), follow(verification)]);
      answers.forEach(expectEnvelope);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      const passwords = ["First-Reset-1", "Second-Reset-2", owner.password];
      const statuses = [];
      for (const password of passwords) statuses.push(await signIn(account.email, password));
      expect(statuses).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
    }
  });

  it("keeps its owner's password when the stranger registers while the link is followed", async () => {
    const account = await createAccount({ isVerified: false });
    const link = await linkOf(account, owner);
    const intrude = () => send(register.POST, { json: { ...stranger, email: account.email } });
    const answers = await Promise.all([intrude(), intrude(), follow(link), intrude(), resendTo(account.email)]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const lateLinks = (await mailsTo(account.email)).includes("verify-email") ? [await newestLink(account.email)] : [];
    for (const lateLink of lateLinks) expect((await follow(lateLink)).status).toBe(422);
    expect(await signIn(account.email, owner.password)).toBe(200);
    expect(await signIn(account.email, stranger.password)).toBe(401);
  });

  it("cannot be taken over by a remaining link once it is verified", async () => {
    const account = await createAccount({ password: owner.password });
    expectRefusal(await follow(await linkOf(account, stranger)), messages.verifyLinkUsed);
    expect(await signIn(account.email, stranger.password)).toBe(401);
    expect(await signIn(account.email, owner.password)).toBe(200);
    expect(await accountOf(account.email)).toMatchObject({ name: account.name, role: "user", mentorProfile: null });
  });
});

describe("POST /api/v1/users/resend-verification", () => {
  it("sends a new link to an unverified account; either link works, and then no other", async () => {
    const email = newEmail();
    const first = await registered(email, { role: "mentor" });
    const { status, body } = await resendTo(email);
    expect([status, body]).toEqual([200, { success: true, message: messages.verificationSentAgain }]);
    const second = await newestLink(email);
    expect(second.token).not.toBe(first.token);
    expect((await follow(second)).status).toBe(200);
    expect(await signIn(email, PASSWORD)).toBe(200);
    expect((await accountOf(email)).mentorProfile).not.toBeNull();
    expect((await follow(first)).status).toBe(422);
  });

  it("sends the owner a password reset when two people have registered the address", async () => {
    const email = newEmail();
    await registered(email);
    await registered(email, { password: "Strange-Horse-9" });
    await resendTo(email);
    expect(await mailsTo(email)).toEqual(["reset-password", "verify-email", "verify-email"]);
  });

  it("responds alike to everybody, and mails nobody else", async () => {
    const waiting = await createAccount({ isVerified: false });
    const verified = await createAccount();
    const deleted = await createAccount({ isVerified: false, user: { deletedAt: new Date() } });
    const answers = await Promise.all([waiting.email, verified.email, deleted.email, newEmail()].map(resendTo));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailsTo(waiting.email)).toEqual(["verify-email"]);
    for (const { email, id } of [verified, deleted]) {
      expect(await mailsTo(email)).toEqual([]);
      expect(await prisma.mailToken.count({ where: { userId: id } })).toBe(0);
    }
  });

  it("takes as long for an unknown address as for an unverified one", async () => {
    await expectEqualTimes(4, async () => {
      // An address gets at most five mails an hour.
      const { email } = await createAccount({ isVerified: false });
      return [async () => expect((await resendTo(email)).status).toBe(200), () => resendTo(newEmail())];
    });
  });

  it("never fails, for any input", async () => {
    await expectAnswersToNonsense(resend.POST, { fields: ["email"], requests: 150, seed: 13 });
  });
});
