import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UNAVAILABLE_DIGEST } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { wasUnavailableSince } from "@/lib/platform/process/shared-state";

const isConnected = async (pid: number) =>
  (await prisma.$queryRaw<unknown[]>`select 1 from pg_stat_activity where pid = ${pid}`).length === 1;

describe("a statement that takes too long", () => {
  it("counts as an unreachable database, and its connection is closed with the open transaction", async () => {
    const startedAt = performance.now();
    let pid = 0;
    const transaction = prisma.$transaction(async (tx) => {
      [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`;
      await tx.$executeRaw`set local statement_timeout = 50`;
      await tx.$queryRaw`select pg_sleep(10)`;
    });
    await expect(transaction).rejects.toMatchObject({ digest: UNAVAILABLE_DIGEST });
    expect(wasUnavailableSince(startedAt)).toBe(true);
    await vi.waitFor(async () => expect(await isConnected(pid)).toBe(false), { timeout: 5_000, interval: 50 });
    expect(await prisma.$queryRaw`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it("is distinguished from other errors, which keep their connections", async () => {
    const startedAt = performance.now();
    let pid = 0;
    const transaction = prisma.$transaction(async (tx) => {
      [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`;
      await tx.$queryRaw`select 1 / 0`;
    });
    await expect(transaction).rejects.not.toHaveProperty("digest");
    expect(wasUnavailableSince(startedAt)).toBe(false);
    expect(await isConnected(pid)).toBe(true);
  });
});

describe("without a database", () => {
  const databaseUrl = process.env.DATABASE_URL;
  beforeEach(() => {
    vi.resetModules();
    process.env.DATABASE_URL = "postgresql://nobody:secret@127.0.0.1:1/nowhere";
  });
  afterEach(() => {
    process.env.DATABASE_URL = databaseUrl;
    vi.resetModules();
  });

  it("queries of pages fail with the digest that their error screen handles", async () => {
    const startedAt = performance.now();
    const { listHomeMentors } = await import("@/lib/server/search/list-home-mentors");
    const { getMentorPage } = await import("@/lib/server/mentors/get-mentor-page");
    await expect(listHomeMentors(null)).rejects.toMatchObject({ digest: UNAVAILABLE_DIGEST });
    await expect(getMentorPage("nobody-at-all")).rejects.toMatchObject({ digest: UNAVAILABLE_DIGEST });
    expect(wasUnavailableSince(startedAt)).toBe(true);
  });

  it("so do transactions", async () => {
    const { prisma: away } = await import("@/lib/platform/db/prisma");
    const transaction = away.$transaction(async (tx) => tx.$queryRaw`select 1`);
    await expect(transaction).rejects.toMatchObject({ digest: UNAVAILABLE_DIGEST });
  });

  it("the REST API says when to retry", async () => {
    const { GET } = await import("@/app/api/v1/teachers/all-teachers/route");
    const request = new Request("http://localhost/api/v1/teachers/all-teachers");
    const response = await GET(request, { params: Promise.resolve({}) });
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  });
});
