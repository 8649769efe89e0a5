import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { freeTimesOf } from "@/lib/domain/search/free-times.rules";
import { type ListingSource, toListingRow } from "@/lib/domain/search/listing-row.rules";
import { type Coordinates, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { SHIFT_MAX_KM, SHIFT_MIN_KM } from "@/lib/domain/places/public-position.rules";
import { publicPosition } from "@/lib/server/places/public-position";
import { clearTables, isDatabaseEmpty } from "@/scripts/seed/accounts";
import { SEED_TABLES, SERIAL_TABLES } from "@/scripts/seed/load/tables";
import { seedDemo } from "@/scripts/seed/seed-demo";

const databaseUrl = process.env.DATABASE_URL!;
const options = { mentors: 50, seed: 11, positionKey: Buffer.from("key-of-the-seed-test") };
const TOLERANCE_KM = 0.01;

const client = new Client({ connectionString: databaseUrl });
beforeAll(async () => {
  await client.connect();
  await clearTables(databaseUrl);
});
afterAll(async () => {
  await clearTables(databaseUrl);
  await client.end();
});

/** One checksum per table, over all columns of all rows. */
async function checksums(): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of [...SEED_TABLES, "mentor_rating", "mentor_page"]) {
    const { rows } = await client.query(
      `SELECT count(*) || ' ' || md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${table} t`,
    );
    sums[table] = rows[0].sum;
  }
  return sums;
}

type SeededMentor = {
  mentor_id: number;
  user_id: string;
  name: string;
  subjects: string[];
  exact: Coordinates | null;
  offers: ListingSource["classesOffered"];
  languages: string[];
  boards: string[];
  profile_reach_km: number | null;
  hosts_students: boolean;
  grade_mask: number;
  subject_mask: string;
  latitude: number | null;
  longitude: number | null;
  quadkey: number | null;
  tokens: number[];
  place_name: string | null;
  town: string | null;
  mode_mask: number;
  fee: number | null;
  language_mask: number;
  board_mask: number;
  reach_km: number | null;
  week: string;
  weekly_hours: Availability["weeklyHours"];
  free_mask: number;
  free_days: string;
  free_until: number;
  utc_offset: number;
};

async function seededMentors(): Promise<SeededMentor[]> {
  const { rows } = await client.query<SeededMentor>(
    `SELECT l.*, p.user_id, p.subjects, p.languages, p.boards, p.reach_km AS profile_reach_km, p.hosts_students, p.place_name, a.weekly_hours, u.name,
            CASE WHEN p.latitude IS NULL THEN NULL ELSE json_build_object('latitude', p.latitude, 'longitude', p.longitude) END AS exact,
            (SELECT json_agg(json_build_object('subject', c.subject, 'specificClasses', c.specific_classes, 'format', c.format,
               'feeAmount', c.fee_amount, 'feePeriod', c.fee_period, 'lessonsPerWeek', c.lessons_per_week, 'lessonMinutes', c.lesson_minutes) ORDER BY c.position)
             FROM class_offered c WHERE c.mentor_id = p.id) AS offers
     FROM mentor_listing l JOIN mentor_profile p ON p.id = l.mentor_id JOIN user_account u ON u.id = p.user_id JOIN availability a ON a.mentor_id = p.id ORDER BY p.id`,
  );
  return rows;
}

describe("seedDemo", () => {
  it("fills an empty database and returns an existing mentor", async () => {
    expect(await isDatabaseEmpty(databaseUrl)).toBe(true);
    const result = await seedDemo(databaseUrl, options);
    expect(result.mentors).toBe(50);
    expect(await isDatabaseEmpty(databaseUrl)).toBe(false);
    const { rows } = await client.query("SELECT role FROM user_account WHERE username = $1", [result.exampleUsername]);
    expect(rows).toEqual([{ role: "mentor" }]);
  });

  it("writes the same tables again after they are cleared", async () => {
    const first = await checksums();
    await clearTables(databaseUrl);
    await seedDemo(databaseUrl, options);
    expect(await checksums()).toEqual(first);
  });

  it("leaves nothing behind when it fails", async () => {
    const before = await checksums();
    await expect(seedDemo(databaseUrl, options)).rejects.toThrow();
    expect(await checksums()).toEqual(before);
  });

  it("lists each mentor with the sums of their reviews", async () => {
    const { rows } = await client.query(
      `SELECT l.mentor_id, l.rating_sum, l.review_count, coalesce(sum(r.rating), 0)::int AS sum, count(r.id)::int AS count
       FROM mentor_listing l LEFT JOIN review r USING (mentor_id) GROUP BY l.mentor_id`,
    );
    expect(rows).toHaveLength(50);
    for (const row of rows) expect([row.rating_sum, row.review_count]).toEqual([row.sum, row.count]);
    expect(rows.some((row) => row.count > 0)).toBe(true);
  });

  it("publishes no exact place", async () => {
    let placed = 0;
    for (const { exact, latitude, longitude, offers } of await seededMentors()) {
      if (latitude === null || longitude === null) {
        // Without a place of their own, or online only.
        expect([latitude, longitude]).toEqual([null, null]);
        expect(exact === null || offers.every(({ format }) => format === "online")).toBe(true);
        continue;
      }
      placed++;
      const km = distanceKm(exact!, { latitude, longitude });
      expect(km).toBeGreaterThanOrEqual(SHIFT_MIN_KM - TOLERANCE_KM);
      expect(km).toBeLessThanOrEqual(SHIFT_MAX_KM + TOLERANCE_KM);
    }
    expect(placed).toBeGreaterThan(30);
  });

  it("writes the search rows that the rules compute from the profiles", async () => {
    for (const mentor of await seededMentors()) {
      const expected = toListingRow({
        mentorId: mentor.mentor_id,
        name: mentor.name,
        subjects: mentor.subjects,
        classesOffered: mentor.offers,
        publicPosition: mentor.exact && publicPosition(mentor.exact, mentor.user_id, options.positionKey),
        placeName: mentor.place_name,
        languages: mentor.languages,
        boards: mentor.boards,
        reachKm: mentor.profile_reach_km,
        hostsStudents: mentor.hosts_students,
        freeTimes: freeTimesOf({ ...DEFAULT_AVAILABILITY, weeklyHours: mentor.weekly_hours }, [], new Date()),
      });
      expect({
        mentorId: mentor.mentor_id,
        name: mentor.name,
        gradeMask: mentor.grade_mask,
        subjectMask: BigInt(mentor.subject_mask),
        latitude: mentor.latitude,
        longitude: mentor.longitude,
        quadkey: mentor.quadkey,
        tokens: mentor.tokens,
        town: mentor.town,
        modeMask: mentor.mode_mask,
        fee: mentor.fee,
        languageMask: mentor.language_mask,
        boardMask: mentor.board_mask,
        reachKm: mentor.reach_km,
        week: mentor.week,
        freeMask: mentor.free_mask,
        freeDays: BigInt(mentor.free_days),
        freeUntil: mentor.free_until,
        utcOffset: mentor.utc_offset,
      }).toEqual(expected);
    }
  });

  it("advances the sequences past the seeded rows", async () => {
    for (const table of SERIAL_TABLES) {
      const { rows } = await client.query(
        `SELECT nextval(pg_get_serial_sequence('${table}', 'id'))::int AS next, (SELECT max(id) FROM ${table}) AS last`,
      );
      expect(rows[0].next).toBe(rows[0].last + 1);
    }
  });
});
