import { randomUUID } from "node:crypto";
import pg from "pg";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keyFor } from "@/lib/platform/auth/keys";
import { prisma } from "@/lib/platform/db/prisma";
import { parseEnv } from "@/lib/platform/env.schema";
import { LOCAL_REQUEST_HEADER } from "@/lib/platform/process/local-request";
import { prepareDatabase } from "@/scripts/database/prepare-database";
import { createStudent, removeFactoryData } from "../factories/mentor.factory";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";

// Only Next's build creates it.
vi.mock("next/font/local", () => ({ default: () => ({ variable: "" }) }));
// Needs Next's router, which only a running server mounts.
vi.mock("@/components/layout/client-navigation", () => ({ ClientNavigation: () => null }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("a hosted database, before the build", () => {
  let admin: pg.Client;
  let url: string;
  let name: string;
  beforeEach(async () => {
    name = `preview_${randomUUID().replaceAll("-", "")}`;
    admin = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await admin.connect();
    await admin.query(`create database ${name}`);
    url = process.env.DATABASE_URL!.replace(/\/[^/]*$/, `/${name}`);
  });
  afterEach(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const prepare = (deployment: string) =>
    prepareDatabase(
      {
        url,
        directUrl: url,
        embedded: null,
        authSecret: process.env.AUTH_SECRET!,
        positionKey: keyFor("positions"),
      },
      parseEnv({ DATABASE_URL: url, VERCEL_ENV: deployment, SEED_MENTORS: "5" }),
    );
  async function countPeople(): Promise<number> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ count: number }>("select count(*)::int from user_account");
    await client.end();
    return rows[0]!.count;
  }

  it("of a preview is seeded once when it is empty, by one of two concurrent builds", async () => {
    const [one, other] = await Promise.all([prepare("preview"), prepare("preview")]);
    expect([one.hasAccounts, other.hasAccounts]).toEqual([true, true]);
    expect([one, other].filter(({ exampleUsername }) => exampleUsername !== null)).toHaveLength(1);
    const people = await countPeople();
    expect(people).toBeGreaterThan(5);
    expect(await prepare("preview")).toEqual({ exampleUsername: null, hasAccounts: true });
    expect(await countPeople()).toBe(people);
  });

  it("of a preview with people in it gets nobody else", async () => {
    await prepare("production");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      "insert into user_account (id, username, email, name, role, updated_at) values ($1, 'real-person', 'real@person.example', 'Real', 'user', now())",
      [randomUUID()],
    );
    await client.end();
    expect(await prepare("preview")).toEqual({ exampleUsername: null, hasAccounts: false });
    expect(await countPeople()).toBe(1);
  });

  it("of production is migrated and never seeded", async () => {
    expect(await prepare("production")).toEqual({ exampleUsername: null, hasAccounts: false });
    expect(await countPeople()).toBe(0);
  });
});

describe("a running deployment", () => {
  afterEach(removeFactoryData);

  /** Loads the server's modules under these variables. */
  async function load(variables: Record<string, string>, asked: Record<string, string> = {}) {
    vi.resetModules();
    vi.unstubAllEnvs();
    const secret = "q7Vd0m2Xw9Lr4Tz8Yb1Nc5Kf3Hj6Pg";
    for (const [name, value] of Object.entries({ NODE_ENV: "production", AUTH_SECRET: `${secret}Qs`, ...variables }))
      vi.stubEnv(name, value);
    const { isDemoPreview } = await import("@/lib/server/demo-access");
    const { outboxHref } = await import("@/lib/server/demo-access");
    return { isDemo: await isDemoPreview(), outbox: await outboxHref(new Headers(asked)) };
  }

  it("for reviewers labels every page as a preview with its version", async () => {
    async function frameOf(variables: Record<string, string>) {
      // The JSX of tests is compiled for React's development mode.
      await load({ NODE_ENV: "test", ...variables });
      const { default: RootLayout } = await import("@/app/layout");
      return renderToStaticMarkup(RootLayout({ children: null }));
    }
    const version = { VERCEL_GIT_COMMIT_REF: "fix-map", VERCEL_GIT_COMMIT_SHA: "1a2b3c4d5e6f" };
    expect(await frameOf({ ...version, VERCEL_ENV: "preview" })).toContain("not the site itself: fix-map at 1a2b3c4<");
    expect(await frameOf({ VERCEL_ENV: "preview" })).toContain("not the site itself<");
    expect(await frameOf({ ...version, VERCEL_ENV: "production" })).not.toContain("Preview");
  });

  it("for reviewers offers demo sign-ins and mails only on demo data, not on a copy of real data", async () => {
    const preview = { VERCEL_ENV: "preview", DEV_OUTBOX: "", RESEND_API_KEY: "" };
    expect(await load(preview)).toEqual({ isDemo: false, outbox: null });
    const { id: userId } = await createStudent({ email: DEMO_EMAILS.student });
    expect(await load(preview), "an address of the demo that the seed did not give").toEqual({
      isDemo: false,
      outbox: null,
    });
    await prisma.demoAccount.create({ data: { userId } });
    expect(await load(preview)).toEqual({ isDemo: true, outbox: "/dev/outbox" });
    expect(await load({ ...preview, DEV_OUTBOX: "0" })).toEqual({ isDemo: true, outbox: null });
    expect(await load({ ...preview, RESEND_API_KEY: "re_key" })).toEqual({ isDemo: true, outbox: null });
    expect(await load({ ...preview, VERCEL_ENV: "production" })).toEqual({ isDemo: false, outbox: null });
    expect(await load({ ...preview, VERCEL_ENV: "" })).toEqual({ isDemo: false, outbox: null });
  });

  it("shows mails only on a developer's machine, unless configured otherwise", async () => {
    const local = { [LOCAL_REQUEST_HEADER]: "1" };
    const own = { DEV_OUTBOX: "local", RESEND_API_KEY: "", VERCEL_ENV: "", APP_URL: "http://localhost:3000" };
    const outbox = async (variables: Record<string, string>, asked: Record<string, string>) =>
      (await load(variables, asked)).outbox;
    expect(await outbox(own, local)).toBe("/dev/outbox");
    expect(await outbox({ ...own, DEV_OUTBOX: "", NODE_ENV: "development" }, local)).toBe("/dev/outbox");
    expect(await outbox({ ...own, DEV_OUTBOX: "", NODE_ENV: "development" }, {})).toBeNull();
    expect(await outbox(own, { [LOCAL_REQUEST_HEADER]: "0" })).toBeNull();
    expect(await outbox({ ...own, APP_URL: "https://tutors.example" }, local)).toBeNull();
    expect(await outbox({ ...own, DEV_OUTBOX: "" }, local)).toBeNull();
    expect(await outbox({ ...own, DEV_OUTBOX: "0", NODE_ENV: "development" }, local)).toBeNull();
    expect(await outbox({ ...own, DEV_OUTBOX: "1" }, {})).toBe("/dev/outbox");
  });
});
