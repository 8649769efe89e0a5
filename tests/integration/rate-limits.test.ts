import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as forgot from "@/app/api/v1/users/forgot-password/route";
import * as login from "@/app/api/v1/users/login/route";
import * as register from "@/app/api/v1/users/register/route";
import * as resend from "@/app/api/v1/users/resend-verification/route";
import { prisma } from "@/lib/server/db/prisma";
import { clearExpired } from "@/lib/server/housekeeping";
import { createAccount, newEmail, PASSWORD } from "../factories/account.factory";
import { cookiesOf, emptyAccounts, send } from "../support/account-requests";

const CLIENT = "203.0.113.7";
type Attempt = { email: string; password?: string; client?: string; device?: string };
const signIn = ({ email, password = "Wrong-Horse-1", client, device }: Attempt) =>
  send(login.POST, { json: { email, password }, client, headers: device ? { Cookie: `known_device=${device}` } : {} });
const times = async <T>(count: number, run: (index: number) => Promise<T>) => {
  const results: T[] = [];
  for (let index = 0; index < count; index++) results.push(await run(index));
  return results;
};
const deviceOf = async (email: string) => cookiesOf(await signIn({ email, password: PASSWORD })).known_device!.value;

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

describe("sign-in", () => {
  it("is slowed after ten wrong passwords of one client, and says when to try again", async () => {
    const { email } = await createAccount();
    const answers = await times(11, () => signIn({ email, client: CLIENT }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
    const { headers, body } = answers.at(-1)!;
    const wait = Number(headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(body).toEqual({ success: false, message: "Too many attempts. Please try again in 15 minutes." });
    expect((await signIn({ email, password: PASSWORD, client: CLIENT })).status).toBe(429);
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  it("does not count right passwords", async () => {
    const { email } = await createAccount();
    const answers = await times(12, () => signIn({ email, password: PASSWORD, client: "203.0.113.8" }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("counts an address without an account just the same", async () => {
    const email = newEmail();
    const answers = await times(11, () => signIn({ email, client: "203.0.113.9" }));
    expect(answers.at(-1)!.status).toBe(429);
  });

  it("lets an owner in who has signed in before, however many strangers guess", async () => {
    const { email } = await createAccount();
    const other = await createAccount();
    const [device, foreign] = [await deviceOf(email), await deviceOf(other.email)];
    await times(50, () => signIn({ email }));
    expect((await signIn({ email, password: PASSWORD })).status).toBe(429);
    expect((await signIn({ email, password: PASSWORD, device: foreign })).status).toBe(429);
    expect((await signIn({ email, password: PASSWORD, device: `${device.slice(0, -1)}!` })).status).toBe(429);
    expect((await signIn({ email, password: PASSWORD, device })).status).toBe(200);
    const guesses = await times(11, () => signIn({ email, device }));
    expect(guesses.at(-1)!.status).toBe(429);
  });

  it("lets no more through when they come at once", async () => {
    const { email } = await createAccount();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn({ email, client: "203.0.113.10" })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe("mails", () => {
  it.each([
    ["forgot-password", 5, (email: string) => send(forgot.POST, { json: { email } })],
    ["resend-verification", 5, (email: string) => send(resend.POST, { json: { email } })],
    ["register", 10, (email: string) => send(register.POST, { json: { name: "Meera", email, password: PASSWORD } })],
  ] as const)("%s: %i an hour for an address, known or not", async (_name, limit, ask) => {
    const { email } = await createAccount();
    for (const address of [email, newEmail()]) {
      const answers = await Promise.all(Array.from({ length: limit + 1 }, () => ask(address)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    }
  });

  it("thirty an hour for a client, whatever the addresses", async () => {
    const ask = () => send(forgot.POST, { json: { email: newEmail() }, client: "203.0.113.11" });
    const answers = await Promise.all(Array.from({ length: 31 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

it("keeps no address of a person or machine, and forgets counters that have run out", async () => {
  const rows = await prisma.rateLimit.findMany();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ key }) => /@|\d+\.\d+\.\d+/.test(key))).toEqual([]);
  await clearExpired(new Date());
  expect(await prisma.rateLimit.count()).toBe(rows.length);
  await clearExpired(new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect(await prisma.rateLimit.count()).toBe(0);
});
