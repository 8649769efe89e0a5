import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as login from "@/app/api/v1/users/login/route";
import * as route from "@/app/api/v1/users/register/route";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, newEmail, PASSWORD } from "../factories/account.factory";
import { emptyAccounts, expectEnvelope, expectEqualTimes, mailsTo, send } from "../support/account-requests";
import { expectAnswersToNonsense } from "../support/nonsense-requests";

const filledIn = (email: string) => ({ name: "Meera Iyer", email, password: PASSWORD });
const register = (json: unknown) => send(route.POST, { json });
const accountOf = (email: string) => prisma.user.findUnique({ where: { email }, include: { password: true } });
const CHECK_MAIL = { success: true, message: "Please Check Your Email" };

function multipartOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

describe("POST /api/v1/users/register", () => {
  it.each([
    ["JSON", (fields: Record<string, string>) => ({ json: fields })],
    ["a multipart form", (fields: Record<string, string>) => ({ form: multipartOf(fields) })],
    ["an urlencoded form", (fields: Record<string, string>) => ({ form: new URLSearchParams(fields) })],
  ])("registers by %s, unverified, and sends the link", async (_kind, sending) => {
    const email = newEmail();
    const { status, body } = await send(route.POST, sending({ ...filledIn(email), role: "mentor" }));
    expect([status, body]).toEqual([200, CHECK_MAIL]);
    expect(await accountOf(email)).toMatchObject({ name: "Meera Iyer", role: "mentor", emailVerifiedAt: null });
    expect(await mailsTo(email)).toEqual(["verify-email"]);
  });

  it("creates a user when no role is given", async () => {
    const email = newEmail();
    await register(filledIn(email));
    expect((await accountOf(email))?.role).toBe("user");
  });

  it("stores the password as an Argon2id hash and returns neither", async () => {
    const email = newEmail();
    const { text, headers } = await register(filledIn(email));
    const account = await accountOf(email);
    expect(account?.password?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const answer = text + JSON.stringify([...headers]);
    for (const secret of [PASSWORD, account!.password!.hash, account!.id, "argon2"]) {
      expect(answer).not.toContain(secret);
    }
    const pending = await prisma.pendingRegistration.findMany({ where: { mailToken: { userId: account!.id } } });
    expect(pending.map(({ passwordHash }) => passwordHash)).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
  });

  it("reports the errors of all fields at once", async () => {
    const { status, body } = await register({ name: " ", email: "meera@", password: "short", role: "admin" });
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: "Some fields are not valid.",
      errors: [
        { field: "name", message: "Please enter your name" },
        { field: "email", message: "Please enter a valid email address" },
        {
          field: "password",
          message: "Password must be at least 6 characters with uppercase, lowercase, number and special character",
        },
        { field: "role", message: messages.roleUnknown },
      ],
    });
  });

  it.each([
    ["a missing name", { name: undefined }, "name", messages.nameMissing],
    ["a name of 51 signs", { name: "x".repeat(51) }, "name", messages.nameTooLong],
    ["a name with a NUL", { name: "Me\0era" }, "name", messages.nameUnreadable],
    ["two addresses", { email: ["a@example.com", "b@example.com"] }, "email", messages.emailInvalid],
    ["an address of the demo", { email: "student@mentorhood.example" }, "email", messages.emailOfDemo],
    ["one below its domain", { email: "A@Sub.Mentorhood.example" }, "email", messages.emailOfDemo],
    ["an address of 255 signs", { email: `${"x".repeat(243)}@example.com` }, "email", messages.emailInvalid],
    ["a password without a sign", { password: "Abcdefg1" }, "password", messages.passwordWeak],
    ["a password of 129 signs", { password: `Aa1!${"x".repeat(125)}` }, "password", messages.passwordLong],
    ["the role of an admin", { role: "admin" }, "role", messages.roleUnknown],
  ])("refuses %s and stores nothing", async (_what, change, field, message) => {
    const email = newEmail();
    const { status, body } = await register({ ...filledIn(email), ...change });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field, message }]);
    expect(await accountOf(email)).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
  });

  it("ignores privileges in keys that a registration does not have", async () => {
    const email = newEmail();
    const id = "00000000-0000-4000-8000-000000000001";
    const { status } = await register({
      ...filledIn(email),
      id,
      _id: id,
      isMentorVerified: true,
      emailVerifiedAt: "2020-01-01T00:00:00Z",
      sessionVersion: 7,
      username: "chosen-by-me",
      mentorProfile: { create: { isVerified: true } },
    });
    expect(status).toBe(200);
    const account = await accountOf(email);
    expect(account).toMatchObject({ emailVerifiedAt: null, sessionVersion: 0, role: "user" });
    expect(account?.id).not.toBe(id);
    expect(account?.username).not.toBe("chosen-by-me");
    expect(await prisma.mentorProfile.count({ where: { userId: account!.id } })).toBe(0);
  });

  it("treats all spellings of an address as one", async () => {
    const email = newEmail("asha");
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      email.replace("asha", "ａｓｈａ"),
      email.replace("asha", "ＡＳＨＡ"),
    ];
    const answers = await Promise.all(spellings.map((spelling) => register(filledIn(spelling))));
    expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 200));
    const found = await prisma.user.findMany({ where: { email: { endsWith: email.slice(4), mode: "insensitive" } } });
    expect(found.map((account) => account.email)).toEqual([email]);
    expect(await mailsTo(email)).toEqual(spellings.map(() => "verify-email"));
  });

  it("creates one account from fifty concurrent registrations of one address", async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(filledIn(email))));
    answers.forEach(expectEnvelope);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await prisma.user.count({ where: { email } })).toBe(1);
    expect(await prisma.mailToken.count({ where: { user: { email } } })).toBe(5);
  });

  it("creates accounts with different usernames for concurrent namesakes", async () => {
    const emails = Array.from({ length: 12 }, () => newEmail());
    const answers = await Promise.all(emails.map((email) => register({ ...filledIn(email), name: "Ravi Twelvefold" })));
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
    const accounts = await prisma.user.findMany({ where: { email: { in: emails } } });
    expect(new Set(accounts.map(({ username }) => username)).size).toBe(12);
  });
});

describe("an address that has an account", () => {
  it("gets the same response as a free one, byte for byte, and only its owner is notified", async () => {
    const owner = await createAccount();
    const before = await accountOf(owner.email);
    const free = await register(filledIn(newEmail()));
    const taken = await register({
      ...filledIn(owner.email),
      password: "Stranger-Tractor-99",
      role: "mentor",
      name: "Stranger",
    });

    const shownHeaders = ({ headers }: typeof free) => [...headers].filter(([name]) => name !== "x-request-id");
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(shownHeaders(taken)).toEqual(shownHeaders(free));
    expect(taken.body).toEqual(CHECK_MAIL);

    expect(await accountOf(owner.email)).toEqual(before);
    expect(await prisma.user.count({ where: { email: owner.email } })).toBe(1);
    expect(await prisma.mailToken.count({ where: { userId: owner.id } })).toBe(0);
    expect(await mailsTo(owner.email)).toEqual(["already-registered"]);
    const credentials = (password: string) => ({ json: { email: owner.email, password } });
    expect((await send(login.POST, credentials(PASSWORD))).status).toBe(200);
    expect((await send(login.POST, credentials("Stranger-Tractor-99"))).status).toBe(401);
  });

  it("is refused like a free one when a field is invalid", async () => {
    const { email } = await createAccount();
    const taken = await register({ ...filledIn(email), password: "x" });
    const free = await register({ ...filledIn(newEmail()), password: "x" });
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
  });

  it("takes as long as a free one", async () => {
    await expectEqualTimes(9, async () => {
      // A new one for each round, because an address may get only five mails.
      const owners = await Promise.all(Array.from({ length: 10 }, () => createAccount()));
      return [
        () => register(filledIn(newEmail())),
        async (round) => expect((await register(filledIn(owners[round]!.email))).status).toBe(200),
      ];
    });
  });
});

describe("a malformed request", () => {
  const json = { "Content-Type": "application/json" };

  it.each(["", "{", '{"name":', "\ufeff{", "undefined"])("answers 400 to the body %j", async (body) => {
    const answer = await send(route.POST, { body, headers: json });
    expect([answer.status, answer.body]).toEqual([400, { success: false, message: "The request could not be read." }]);
  });

  it("answers 400 to bytes that are not text", async () => {
    const { status } = await send(route.POST, { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), headers: json });
    expect(status).toBe(400);
  });

  it("answers 400 to a truncated body", async () => {
    const parts = [new TextEncoder().encode('{"name":')];
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.pop();
        if (part) controller.enqueue(part);
        else controller.error(new Error("The connection was cut."));
      },
    });
    const answer = await send(route.POST, { body, headers: json });
    expectEnvelope(answer);
    expect(answer.status).toBe(400);
  });

  it.each(["null", "[]", "7", '"text"'])("answers 422 to the JSON %s", async (body) => {
    const answer = await send(route.POST, { body, headers: json });
    expectEnvelope(answer);
    expect(answer.status).toBe(422);
  });

  it.each(["text/plain", "application/xml", "", "application/jsonx"])("answers 415 to %j", async (type) => {
    const answer = await send(route.POST, {
      body: JSON.stringify(filledIn(newEmail())),
      headers: { "Content-Type": type },
    });
    expect([answer.status, answer.body.success]).toEqual([415, false]);
  });

  it("answers 413 above the limit, with or without a Content-Length", async () => {
    const text = JSON.stringify({ ...filledIn(newEmail()), more: "x".repeat(PLAIN_BODY_BYTES) });
    const told = await send(route.POST, { body: text, headers: { ...json, "Content-Length": String(text.length) } });
    const untold = await send(route.POST, { body: new Blob([text]).stream(), headers: json });
    expect([told.status, untold.status]).toEqual([413, 413]);
    const form = await send(route.POST, { form: multipartOf({ name: "x".repeat(PLAIN_BODY_BYTES) }) });
    expect(form.status).toBe(413);
  });

  it("accepts a body just below the limit", async () => {
    const { status } = await register({ ...filledIn(newEmail()), more: "x".repeat(PLAIN_BODY_BYTES - 1024) });
    expect(status).toBe(200);
  });

  it.each([
    ["within a field", '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nMeera'],
    ["within a header", "--b\r\nContent-Dispo"],
    ["before the end", '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nMeera\r\n--b'],
    ["at once", ""],
  ])("answers 400 to a multipart form cut %s", async (_where, body) => {
    const answer = await send(route.POST, { body, headers: { "Content-Type": "multipart/form-data; boundary=b" } });
    expectEnvelope(answer);
    expect(answer.status).toBe(400);
  });

  it("refuses a file and a repeated key in place of a text", async () => {
    const email = newEmail();
    const form = multipartOf(filledIn(email));
    form.set("name", new Blob(["Meera"]), "name.txt");
    form.append("password", "Another-Horse-8");
    const { status, body } = await send(route.POST, { form });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(["name", "password"]);
    expect(await accountOf(email)).toBeNull();
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers, body } = await send(route[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(body).toEqual({ success: false, message: "This method is not allowed here." });
  });

  it("never fails, for any input", async () => {
    await expectAnswersToNonsense(route.POST, {
      fields: ["name", "email", "password", "role"],
      requests: 500,
      seed: 11,
    });
  }, 120_000);

  it("never fails for a complete but odd registration", async () => {
    const names = [
      "😀😀",
      "अ\u200dब",
      "é".repeat(50),
      "a\u0301b\u0301",
      "O'Brien; drop table",
      "ﷺﷺ",
      "---",
      "<script>alert(1)</script>",
    ];
    const passwords = ["Kq7!\0\0", "Kq7!\ud800x", "Ａａ１！ｘｙ", `Kq7!😀🎈🚲🌧🪁🧩${"🥁".repeat(54)}`];
    const whole = names.map((name, index) => ({ ...filledIn(newEmail()), name, password: passwords[index % 4]! }));
    const answers = await Promise.all(whole.map(register));
    answers.forEach(expectEnvelope);
    expect(answers.map(({ status }) => status)).toEqual(whole.map(() => 200));
  });
});
