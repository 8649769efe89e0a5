import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { migrate } from "@/scripts/database/migrate-runner";
import { seedDemo } from "@/scripts/seed/seed-demo";
import { emptyDatabase, TEST_POSITION_KEY } from "../support/database";

/**
 * A second database acts as the replica. It holds mentors and the first one none, so each response shows which one was
 * read.
 */
const MENTORS = 40;
const primary = process.env.DATABASE_URL!;
const name = `replica_${randomBytes(6).toString("hex")}`;
const replica = Object.assign(new URL(primary), { pathname: `/${name}` }).href;
const INDIA = { south: 6, west: 68, north: 37, east: 97 };

async function onPrimary(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary });
  await client.connect();
  await client.query(sql);
  await client.end();
}

beforeAll(async () => {
  await emptyDatabase();
  await onPrimary(`create database ${name}`);
  await migrate(replica);
  await seedDemo(replica, { mentors: MENTORS, seed: 1, positionKey: TEST_POSITION_KEY });
});
afterEach(() => {
  delete process.env.DATABASE_REPLICA_URL;
  vi.resetModules();
});
afterAll(() => onPrimary(`drop database ${name} with (force)`));

/** The use cases of a server started with this replica. */
async function startWith(url: string) {
  vi.resetModules();
  process.env.DATABASE_REPLICA_URL = url;
  const { searchMentors } = await import("@/lib/server/search/search-mentors");
  const { findMentorsInView } = await import("@/lib/server/search/map/find-mentors-in-view");
  const { findMentorProfile } = await import("@/lib/server/mentors/mentor-profile.repository");
  const { NO_FILTERS: everybody } = await import("@/lib/domain/search/filters");
  return {
    listed: () => {
      const filter = { ...everybody, sort: "rating" } as const;
      return searchMentors({ filter, viewer: null, page: 1, pageSize: 5, after: null, pastTheEnd: "nothing" });
    },
    onMap: async () => (await findMentorsInView({ viewport: INDIA, filter: everybody }, null)).total,
    hasProfile: async (username: string) => (await findMentorProfile(username)) !== null,
  };
}

async function timed<T>(task: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const start = performance.now();
  return { answer: await task(), ms: performance.now() - start };
}

describe("a read replica", () => {
  it("serves lists and the map, and nothing else", async () => {
    const site = await startWith(replica);
    const { mentors, total } = await site.listed();
    expect(total).toBe(MENTORS);
    expect(await site.onMap()).toBeGreaterThan(0);
    expect(await site.hasProfile(mentors[0]!.username)).toBe(false);
  });

  it("is optional: an unreachable one is skipped", async () => {
    const site = await startWith("postgresql://nobody@127.0.0.1:1/nowhere");
    expect(await site.listed()).toMatchObject({ total: 0, mentors: [] });
    expect(await site.onMap()).toBe(0);
  });

  it("delays nobody when it is frozen, and is then skipped for a while", async () => {
    const sockets = new Set<Socket>();
    const frozen = createServer((socket) => sockets.add(socket));
    await new Promise<void>((resolve) => frozen.listen(0, "127.0.0.1", resolve));
    const { port } = frozen.address() as AddressInfo;
    const site = await startWith(`postgresql://nobody@127.0.0.1:${port}/nowhere`);
    const first = await timed(site.listed);
    expect(first.answer.total).toBe(0);
    expect(first.ms).toBeLessThan(2_500);
    const asked = sockets.size;
    expect((await timed(site.listed)).ms).toBeLessThan(500);
    expect(sockets.size).toBe(asked);
    for (const socket of sockets) socket.destroy();
    frozen.close();
  });
});
