import { Secret, TOTP } from "otpauth";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { POST as logIn } from "@/app/api/v1/users/login/route";
import { findActor } from "@/lib/platform/auth/session";
import { cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { changePassword } from "@/lib/server/account/change-password";
import { confirmSignIn } from "@/lib/server/account/confirm-sign-in";
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "@/lib/server/account/second-factor";
import { endOtherSession, listSessions } from "@/lib/server/account/sessions";
import { signIn } from "@/lib/server/account/sign-in";
import { createAccount, createSession, PASSWORD } from "../factories/account.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const visitor = { address: "192.0.2.8", knownDevice: undefined, device: "Firefox on Linux", isLocal: false };
const DAY_MS = 24 * 60 * 60 * 1000;

/** An account that needs a code; its codes of the app are from the future, so each is new. */
async function createProtected() {
  const account = await createAccount();
  const token = await createSession(account);
  const actor = await actorOf({ token });
  const { key } = await startSecondFactor(actor);
  const now = Date.now();
  const codeIn = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now + steps * 30_000 });
  const codes = await confirmSecondFactor(actor, codeIn(0));
  return { account, token, codes, codeIn };
}
const enter = (account: { email: string }, code?: string) =>
  signIn({ email: account.email, password: PASSWORD, keepSignedIn: false, code }, visitor);
const isInside = async (token: string) => (await findActor(token, "192.0.2.8")) !== null;

describe("a sign-in with a second factor", () => {
  it("waits for a code: until then its session opens nothing", async () => {
    const { account, codes } = await createProtected();
    const { session } = await enter(account);
    expect(session.needsCode).toBe(true);
    expect(await isInside(session.token)).toBe(false);
    expect(cookiesOfSession(session).map(({ name }) => name)).toEqual(["auth_token"]);
    await expect(confirmSignIn(session.token, { code: "000000" }, visitor)).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect(await isInside(session.token)).toBe(false);
    const confirmed = await confirmSignIn(session.token, { code: codes[0]! }, visitor);
    expect(await isInside(confirmed.token)).toBe(true);
    expect(cookiesOfSession(confirmed)).toHaveLength(3);
  });

  it("takes the code at once too, and never twice", async () => {
    const { account, codeIn } = await createProtected();
    const { session } = await enter(account, codeIn(1));
    expect(await isInside(session.token)).toBe(true);
    await expect(enter(account, codeIn(1))).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("refuses the REST API without a code", async () => {
    const { account, codeIn } = await createProtected();
    const json = { email: account.email, password: PASSWORD };
    const refused = await send(logIn, { json });
    expect(refused.status).toBe(403);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const { body } = await send(logIn, { json: { ...json, code: codeIn(1) } });
    expect(await isInside(body.token)).toBe(true);
  });

  it("tells nobody without the password that there is a second factor", async () => {
    const { account } = await createProtected();
    const wrong = { email: account.email, password: "Wrong-Word-9", keepSignedIn: false };
    await expect(signIn(wrong, visitor)).rejects.toMatchObject({ code: "wrong_credentials" });
  });

  it("ends the sessions that never gave a code, and survives a new password", async () => {
    const account = await createAccount();
    const [here, elsewhere] = [await createSession(account), await createSession(account)];
    const actor = await actorOf({ token: here });
    const { key } = await startSecondFactor(actor);
    expect(await isInside(elsewhere)).toBe(true);
    await confirmSecondFactor(actor, new TOTP({ secret: Secret.fromBase32(key) }).generate());
    expect([await isInside(here), await isInside(elsewhere)]).toEqual([true, false]);
    const { session } = await changePassword(actor, { oldPassword: PASSWORD, newPassword: "Another-Horse-8" });
    expect(await isInside(session.token)).toBe(true);
  });
});

it("renews recovery codes and turns the factor off, each with a code", async () => {
  const { account, token, codes, codeIn } = await createProtected();
  const actor = await actorOf({ token });
  await expect(renewRecoveryCodes(actor, "000000")).rejects.toMatchObject({ code: "invalid_input" });
  const renewed = await renewRecoveryCodes(actor, codes[0]!);
  await expect(removeSecondFactor(actor, codes[1]!)).rejects.toMatchObject({ code: "invalid_input" });
  const { session: waiting } = await enter(account);
  expect(waiting.needsCode).toBe(true);
  await removeSecondFactor(actor, renewed[0]!);
  expect((await enter(account)).session.needsCode).toBe(false);
  expect(await isInside(waiting.token)).toBe(false);
  expect(await prisma.recoveryCode.count({ where: { userId: account.id } })).toBe(0);
  await expect(enter(account, codeIn(1))).resolves.toBeDefined();
});

describe("sessions", () => {
  it("are listed with their devices, and each other one can be ended", async () => {
    const account = await createAccount();
    const [first, second] = [await enter(account), await enter(account)];
    const actor = await actorOf({ token: first.session.token });
    const list = await listSessions(actor);
    expect(list.map(({ device, isThis }) => [device, isThis])).toEqual([
      ["Firefox on Linux", true],
      ["Firefox on Linux", false],
    ]);
    await expect(endOtherSession(actor, { id: list[0]!.id })).rejects.toMatchObject({ code: "not_found" });
    await endOtherSession(actor, { id: list[1]!.id });
    expect([await isInside(first.session.token), await isInside(second.session.token)]).toEqual([true, false]);
    expect(await listSessions(actor)).toHaveLength(1);
  });

  it("of others cannot be ended", async () => {
    const [mine, theirs] = [await enter(await createAccount()), await enter(await createAccount())];
    const [actor, other] = [await actorOf(mine.session), await actorOf(theirs.session)];
    const { id } = (await listSessions(other))[0]!;
    await expect(endOtherSession(actor, { id })).rejects.toMatchObject({ code: "not_found" });
    expect(await isInside(theirs.session.token)).toBe(true);
  });
});

describe("the mail about a new device", () => {
  const mailed = async ({ email }: { email: string }) =>
    (await listOutbox()).filter(({ recipient, template }) => recipient === email && template === "new-device");
  const old = { user: { createdAt: new Date(Date.now() - 2 * DAY_MS) } };

  it("comes for an unknown browser, and not for a known one", async () => {
    const account = await createAccount(old);
    const { session } = await enter(account);
    const [mail, ...more] = await mailed(account);
    expect(more).toEqual([]);
    expect(mail!.text).toContain("Firefox on Linux");
    expect(mail!.text).not.toContain(visitor.address);
    const knownDevice = cookiesOfSession(session).find(({ name }) => name === "known_device")!.value;
    await signIn({ email: account.email, password: PASSWORD, keepSignedIn: false }, { ...visitor, knownDevice });
    expect(await mailed(account)).toHaveLength(1);
  });

  it("does not come on the account's first day", async () => {
    const account = await createAccount();
    await enter(account);
    expect(await mailed(account)).toEqual([]);
  });
});
