import { Client } from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { quadkeyOf } from "@/lib/domain/places/quadkey.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { createMentor, createReview } from "../factories/mentor.factory";
import { emptyDatabase, seedForTests } from "../support/database";
import { expectMapCells } from "../support/map-cells";
import { expectTutorAreas } from "../support/tutor-areas";
import { mulberry32 } from "../support/random";

const databaseUrl = process.env.DATABASE_URL!;
const MENTORS = 120;
const TOKENS = [10, 11, 12, 13, 100, 105, 112, 1000, 1001, 1002, 1030, 10_050, 11_000];

beforeEach(() => seedForTests({ mentors: MENTORS, seed: 5 }), 60_000);
afterAll(emptyDatabase);

type Random = () => number;
/**
 * Few places, so that writers collide in the same cells: two towns, and houses a few metres to some kilometres apart.
 */
function anyPlace(random: Random): Coordinates | null {
  if (random() < 0.1) return null;
  const [latitude, longitude] = random() < 0.7 ? [28.6, 77.2] : [-17.8, 179.98];
  return { latitude: latitude! + 0.02 * random(), longitude: longitude! + 0.04 * random() - 0.02 };
}
const anyTokens = (random: Random) => TOKENS.filter(() => random() < 0.4);
/** Few towns and subjects, so that writers collide in the same areas. */
const anyTown = (random: Random) => ["pune-maharashtra", "delhi", null][Math.floor(3 * random())];
const anySubjects = (random: Random) => [1, 2, 5].reduce((mask, id) => (random() < 0.5 ? mask + 2 ** id : mask), 0);
const columnsOf = (place: Coordinates | null) => [
  place?.latitude ?? null,
  place?.longitude ?? null,
  place && quadkeyOf(place),
];

/** One write to search rows, each in its own transaction. */
async function write(client: Client, random: Random): Promise<void> {
  const id = 1 + Math.floor(random() * MENTORS);
  const place = columnsOf(anyPlace(random));
  const kind = random();
  const changes = "latitude = $2, longitude = $3, quadkey = $4";
  if (kind < 0.25) await client.query(`update mentor_listing set ${changes} where mentor_id = $1`, [id, ...place]);
  else if (kind < 0.4)
    await client.query("update mentor_listing set tokens = $2 where mentor_id = $1", [id, anyTokens(random)]);
  else if (kind < 0.5)
    await client.query(`update mentor_listing set ${changes}, tokens = $5 where mentor_id = $1`, [
      id,
      ...place,
      anyTokens(random),
    ]);
  else if (kind < 0.55)
    await client.query("update mentor_listing set town = $2, subject_mask = $3 where mentor_id = $1", [
      id,
      anyTown(random),
      anySubjects(random),
    ]);
  else if (kind < 0.6)
    await client.query(
      "update mentor_listing set review_count = review_count, name = name, tokens = tokens where mentor_id = $1",
      [id],
    );
  else if (kind < 0.75) await client.query("delete from mentor_listing where mentor_id = $1", [id]);
  else
    await client.query(
      `insert into mentor_listing (mentor_id, name, grade_mask, subject_mask, latitude, longitude, quadkey, tokens, town)
       values ($1, 'Asha', 0, $6, $2, $3, $4, $5, $7)
       on conflict (mentor_id) do update set ${changes}, tokens = $5, subject_mask = $6, town = $7`,
      [id, ...place, anyTokens(random), anySubjects(random), anyTown(random)],
    );
}

async function withClient<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function expectCounts(): Promise<void> {
  await expectMapCells();
  await expectTutorAreas();
}

describe("the counts of the listing", () => {
  it("includes a bulk load", async () => {
    expect(await prisma.mapCell.count()).toBeGreaterThan(1000);
    expect(await prisma.tutorArea.count()).toBeGreaterThan(100);
    await expectCounts();
  });

  it("follows 200 random writes one after the other", async () => {
    const random = mulberry32(1);
    await withClient(async (client) => {
      for (let i = 0; i < 200; i++) {
        await write(client, random);
        if (i % 100 === 99) await expectCounts();
      }
    });
  }, 60_000);

  it("follows twelve concurrent writers, none of which fails", async () => {
    const writers = Array.from({ length: 12 }, (_, seed) =>
      withClient(async (client) => {
        const random = mulberry32(100 + seed);
        for (let i = 0; i < 150; i++) await write(client, random);
      }),
    );
    await Promise.all(writers);
    await expectCounts();
  }, 60_000);

  it("rolls back with a failed transaction", async () => {
    const read = () =>
      Promise.all([
        prisma.mapCell.findMany({ orderBy: [{ facet: "asc" }, { zoom: "asc" }, { code: "asc" }] }),
        prisma.tutorArea.findMany({ orderBy: [{ subjectId: "asc" }, { town: "asc" }] }),
      ]);
    const before = await read();
    await withClient(async (client) => {
      const random = mulberry32(2);
      await client.query("begin");
      for (let i = 0; i < 20; i++) await write(client, random);
      await client.query("rollback");
    });
    expect(await read()).toEqual(before);
  });

  it("follows statements that write many rows, and is empty when nobody is left", async () => {
    await prisma.$executeRaw`update mentor_listing set latitude = -latitude, quadkey = quadkey / 2, town = 'delhi' where mentor_id % 3 = 0`;
    await expectCounts();
    await withClient(async (client) => {
      const columns =
        "mentor_id, name, rating_sum, review_count, grade_mask, subject_mask, latitude, longitude, quadkey, tokens, town";
      await client.query(
        `create temporary table kept as select ${columns} from mentor_listing where mentor_id % 2 = 0`,
      );
      await client.query("delete from mentor_listing where mentor_id % 2 = 0");
      await expectCounts();
      await client.query(`insert into mentor_listing (${columns}) select * from kept`);
      await expectCounts();
    });
    await prisma.$executeRaw`delete from mentor_listing`;
    expect(await prisma.mapCell.count()).toBe(0);
    expect(await prisma.tutorArea.count()).toBe(0);
  });

  it("is emptied with the accounts", async () => {
    await emptyDatabase();
    expect(await prisma.mapCell.count()).toBe(0);
    expect(await prisma.tutorArea.count()).toBe(0);
  });

  it("follows a profile that is saved, moved, reviewed, unlisted and deleted", async () => {
    const mentor = await createMentor();
    const { id } = mentor.mentorProfile;
    const refresh = () => prisma.$transaction((tx) => refreshListing(tx, id));
    const change = async (data: Parameters<typeof prisma.mentorProfile.update>[0]["data"]) => {
      await prisma.mentorProfile.update({ where: { id }, data });
      await refresh();
      await expectCounts();
    };
    await expectCounts();
    await change({ latitude: 9.931233, longitude: 76.267303 });
    await createReview({ mentor });
    await change({ subjects: ["Programming"] });
    await change({ latitude: null, longitude: null, placeName: null });
    await change({ latitude: 9.931233, longitude: 76.267303, placeName: "Kochi, Kerala" });
    await change({ subjects: [], classesOffered: { deleteMany: {} } });
    expect(await prisma.mentorListing.count({ where: { mentorId: id } })).toBe(0);
    await change({ subjects: ["Programming"] });
    await prisma.review.deleteMany({ where: { mentorId: id } });
    await prisma.user.delete({ where: { id: mentor.id } });
    await expectCounts();
  });

  it("is rebuilt from scratch by one call", async () => {
    await prisma.$executeRaw`update map_cell set mentor_count = 7 where zoom = 5`;
    await prisma.$executeRaw`delete from map_cell where zoom = 9`;
    await expect(expectMapCells()).rejects.toThrow();
    await prisma.$executeRaw`select rebuild_map_cells()`;
    await prisma.$executeRaw`update tutor_area set mentor_count = 7 where town = 'delhi' or subject_id = 3`;
    await expect(expectTutorAreas()).rejects.toThrow();
    await prisma.$executeRaw`select rebuild_tutor_areas()`;
    await expectCounts();
  });
});
