import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { listNewMentors } from "@/lib/server/search/list-new-mentors";
import { createMentor, createReview } from "../factories/mentor.factory";
import { emptyDatabase } from "../support/database";

const PUNE = { latitude: 18.52, longitude: 73.857 };
const ANY = NO_FILTER;

beforeEach(emptyDatabase);
afterAll(emptyDatabase);

/** A mentor of Class 10 and Plus 2, `km` north of Pune. */
const mentorAt = (km: number) =>
  createMentor({ profile: { latitude: PUNE.latitude + km / 111.2, longitude: PUNE.longitude } });
const idsOf = (found: Awaited<ReturnType<typeof listNewMentors>>) => found?.mentors.map(({ id }) => id);

describe("listNewMentors", () => {
  it("returns nothing when everybody has a review", async () => {
    await createReview({ mentor: await mentorAt(1) });
    expect(await listNewMentors(ANY, PUNE, [])).toBeNull();
  });

  it("returns the nearest three without a review, and nobody beyond 20 km while anyone is near", async () => {
    const [far, near, nearer, reviewed, mid, last] = [
      await mentorAt(50),
      await mentorAt(5),
      await mentorAt(1),
      await mentorAt(0.5),
      await mentorAt(9),
      await mentorAt(15),
    ];
    await createReview({ mentor: reviewed });
    const found = await listNewMentors(ANY, PUNE, []);
    expect(found?.kind).toBe("nearby");
    expect(idsOf(found)).toEqual([nearer.id, near.id, mid.id]);
    expect(found?.mentors[0]).toMatchObject({ rating: null, reviewCount: 0 });
    const shown = [{ id: nearer.id }, { id: near.id }] as ListedMentor[];
    expect(idsOf(await listNewMentors(ANY, PUNE, shown))).toEqual([mid.id, last.id]);
    expect(idsOf(await listNewMentors(ANY, PUNE, shown))).not.toContain(far.id);
  });

  it("returns the latest matches when nobody is near or the place is unknown", async () => {
    const early = await mentorAt(400);
    const late = await mentorAt(300);
    expect(await listNewMentors(ANY, PUNE, [])).toMatchObject({ kind: "all" });
    expect(idsOf(await listNewMentors(ANY, null, []))).toEqual([late.id, early.id]);
    const tenth = await listNewMentors({ ...ANY, category: "highschool", grade: 10 }, null, []);
    expect(tenth?.kind).toBe("class");
    expect(idsOf(tenth)).toEqual([late.id, early.id]);
    expect(await listNewMentors({ ...ANY, category: "kindergarten" }, null, [])).toBeNull();
  });

  it("respects the distance filter", async () => {
    const near = await mentorAt(2);
    await mentorAt(12);
    expect(idsOf(await listNewMentors({ ...ANY, distance: 5 }, PUNE, []))).toEqual([near.id]);
    const shown = [{ id: near.id }] as ListedMentor[];
    expect(await listNewMentors({ ...ANY, distance: 5 }, PUNE, shown)).toBeNull();
  });
});
