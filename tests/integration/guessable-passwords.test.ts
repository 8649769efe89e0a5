import { afterAll, beforeEach, describe, expect, it } from "vitest";
import * as changePassword from "@/app/api/v1/users/change-password/route";
import * as register from "@/app/api/v1/users/register/route";
import * as reset from "@/app/api/v1/users/reset-password/[token]/route";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { refuseGuessable } from "@/lib/server/account/guessable-password";
import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, createSession, newEmail, PASSWORD } from "../factories/account.factory";
import { emptyAccounts, send } from "../support/account-requests";

const { passwordKnown, passwordPersonal, passwordRepeats, passwordUnchanged } = messages;
const GOOD = "Monsoon-Kettle-7";
/** Each satisfies the basic rule and is refused for this reason. */
const GUESSABLE = [
  ["Aa1!aa", passwordRepeats],
  ["Zz9?Zz9?", passwordRepeats],
  ["P@ssw0rd", passwordKnown],
  ["Password@123", passwordKnown],
  ["Qwerty@1", passwordKnown],
  ["1qaz@WSX", passwordKnown],
  ["Welcome@2026", passwordKnown],
  ["Mentorhood@1", passwordPersonal],
  ["Kavya@1995", passwordPersonal],
  ["Pillai-123", passwordPersonal],
] as const;
const owner = { name: "Kavya Pillai", email: "kavya.p@example.com" };

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

function expectRefused(answer: Awaited<ReturnType<typeof send>>, field: string, message: string) {
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([{ field, message }]);
}

describe("a password that attackers try first", () => {
  it.each(GUESSABLE)("%s is refused at registration", async (password, reason) => {
    const email = newEmail("kavya");
    expectRefused(await send(register.POST, { json: { ...owner, email, password } }), "password", reason);
    expect(await prisma.user.count({ where: { email } })).toBe(0);
  });

  it.each(GUESSABLE)("%s is refused at a reset, whose link stays valid", async (password, reason) => {
    const { id } = await createAccount({ user: { name: owner.name } });
    const secret = newMailSecret();
    await storeMailToken(prisma, { userId: id, purpose: "reset_password", secret });
    const set = (text: string) =>
      send(reset.PUT, { method: "PUT", params: { token: secret }, json: { password: text, confirmPassword: text } });
    expectRefused(await set(password), "password", reason);
    expect((await set(GOOD)).status).toBe(200);
  });

  it.each([...GUESSABLE, [PASSWORD, passwordUnchanged] as const])(
    "%s is refused at a change",
    async (newPassword, reason) => {
      const account = await createAccount({ user: { name: owner.name } });
      const bearer = await createSession(account);
      const change = (text: string) =>
        send(changePassword.PUT, { method: "PUT", bearer, json: { oldPassword: PASSWORD, newPassword: text } });
      expectRefused(await change(newPassword), "newPassword", reason);
      expect((await change(GOOD)).status).toBe(200);
    },
  );
});

describe("the check of passwords", () => {
  it.each([
    GOOD,
    "Rk7#mWq2",
    "xK9!pQ",
    "Correct-Horse-9",
    "Mentorhood-violet-Tractor-9",
    "Jai Shri Ram@1",
    "आशाराव Kal7!",
  ])("accepts %s", (password) => expect(() => refuseGuessable(password, owner, "password")).not.toThrow());

  it("is fast for the longest and most complex accepted text", () => {
    const signs = "aA4@1!iIlL|0oO$5sS7tT+3eE8bB({<cC69gG%xX2zZ";
    const texts = ["p4$$w0rd", "aA1!", signs, "1!iIlL|", "a\u0345", "01/02/2003", "qwerty"].map((text) =>
      text.repeat(64).slice(0, 128),
    );
    const times = texts.map((text) => {
      const before = process.cpuUsage();
      try {
        refuseGuessable(text, { name: "x ".repeat(25), email: `${"a.".repeat(30)}a@example.com` }, "password");
      } catch {
        // Only the time counts, whether refused or accepted.
      }
      return process.cpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(50);
    expect(times.sort((a, b) => a - b)[times.length - 2]).toBeLessThan(50);
  });
});
