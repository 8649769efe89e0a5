import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as login from "@/app/api/v1/users/login/route";
import * as register from "@/app/api/v1/users/register/route";
import * as allTeachers from "@/app/api/v1/teachers/all-teachers/route";
import * as profile from "@/app/api/v1/teachers/profile/[username]/route";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { migrate } from "@/scripts/database/migrate-runner";
import { seedDemo } from "@/scripts/seed/seed-demo";
import { createAccount, newEmail, PASSWORD } from "../factories/account.factory";
import { createBookableMentor } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { TEST_POSITION_KEY } from "../support/database";
import { book, bookingOf, inHours } from "../support/meeting-requests";

// The product reads its environment at import, so the pooler and the mail provider must be running before.
const { direct, pooler, provider } = await vi.hoisted(async () => {
  const { startPgBouncer } = await import("../support/pgbouncer");
  const { startFakeMailProvider } = await import("../support/fake-mail-provider");
  const direct = process.env.DATABASE_URL!;
  const [pooler, provider] = [await startPgBouncer(direct), await startFakeMailProvider()];
  if (pooler) process.env.DATABASE_URL = pooler.url;
  else process.stderr.write("PgBouncer is not installed here, so nothing is tried behind it.\n");
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = provider.url;
  return { direct, pooler, provider };
});

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Repeats calls concurrently, so that one server connection serves many of ours. */
const often = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, call));

describe.skipIf(!pooler)("behind PgBouncer in transaction mode", () => {
  beforeAll(emptyAccounts);
  afterAll(async () => {
    await emptyAccounts();
    await prisma.$disconnect();
    await pooler!.stop();
    await provider.stop();
  });

  it("visitors sign in, search, read profiles and book, and mails are sent", async () => {
    const [account, student] = [await createAccount(), await createUserMember()];
    const mentors = await Promise.all(Array.from({ length: 5 }, () => createBookableMentor()));
    const signedIn = await often(() => send(login.POST, { json: { email: account.email, password: PASSWORD } }));
    expect(signedIn.map(({ status }) => status)).toEqual(signedIn.map(() => 200));
    const listed = await often(() => send(allTeachers.GET, { method: "GET", path: "/?sort=rating" }));
    expect(listed.map(({ status }) => status)).toEqual(listed.map(() => 200));
    const { username } = mentors[0]!;
    const read = await often(() => send(profile.GET, { method: "GET", params: { username } }));
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    const booked = await Promise.all(
      mentors.map((mentor, hour) => book(student, bookingOf(mentor, inHours(30 + hour)))),
    );
    expect(booked.map(({ status }) => status)).toEqual(booked.map(() => 201));
    const email = newEmail();
    await send(register.POST, { json: { name: "Meera Iyer", email, password: PASSWORD } });
    await deliverDueMails();
    await vi.waitFor(() => expect(provider.requests().map(({ mail }) => mail.to)).toContain(email));
  });

  it("no setting and no named statement stays on a shared connection", async () => {
    await often(() => prisma.$queryRaw`/* named: probe */ select 1`);
    const [left] = await prisma.$queryRaw<{ limit: string; names: number }[]>`
      select current_setting('statement_timeout') as limit, (select count(*)::int from pg_prepared_statements) as names`;
    expect(left).toEqual({ limit: "0", names: 0 });
  });

  it("a database is migrated and seeded, by one of several processes at a time, and no lock remains", async () => {
    const name = `pooled_${randomUUID().replaceAll("-", "")}`;
    await onServer(`create database ${name}`);
    const url = pooler!.throughPooler(Object.assign(new URL(direct), { pathname: `/${name}` }).href);
    try {
      const applied = await Promise.all([migrate(url), migrate(url)]);
      expect(applied.map(({ length }) => length > 0).sort()).toEqual([false, true]);
      await seedDemo(url, { mentors: 5, seed: 1, positionKey: TEST_POSITION_KEY });
      expect(await migrate(url)).toEqual([]);
    } finally {
      await onServer(`drop database ${name} with (force)`);
    }
  });
});
