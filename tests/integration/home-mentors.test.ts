import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { SHIFT_MAX_KM } from "@/lib/domain/places/public-position.rules";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { prisma } from "@/lib/platform/db/prisma";
import { HOME_MENTORS, listHomeMentors } from "@/lib/server/search/list-home-mentors";
import { createMentor, createReview } from "../factories/mentor.factory";
import { emptyDatabase } from "../support/database";

const PUNE = { latitude: 18.52, longitude: 73.857 };

beforeEach(emptyDatabase);
afterAll(emptyDatabase);

const mentorAt = (km: number) =>
  createMentor({ profile: { latitude: PUNE.latitude + km / 111.2, longitude: PUNE.longitude } });
const mentorOfNoPlace = () => createMentor({ profile: { latitude: null, longitude: null } });
const idsOf = (mentors: { id: string }[]) => mentors.map(({ id }) => id);

describe("listHomeMentors", () => {
  it("returns nothing while nobody is listed", async () => {
    await createMentor({ user: { emailVerifiedAt: null } });
    expect(await listHomeMentors(null)).toEqual([]);
    expect(await listHomeMentors(PUNE)).toEqual([]);
  });

  it("sorts by rating times reviews when the position is unknown, and measures no distance", async () => {
    const [none, two, one] = [await mentorAt(1), await mentorAt(900), await mentorOfNoPlace()];
    await createReview({ mentor: one }, { rating: 5 });
    await createReview({ mentor: two }, { rating: 4 });
    await createReview({ mentor: two }, { rating: 3 });
    const found = await listHomeMentors(null);
    expect(idsOf(found)).toEqual([two.id, one.id, none.id]);
    expect(found.map(({ distanceKm }) => distanceKm)).toEqual([null, null, null]);
    expect(found[0]).toMatchObject({ rating: 3.5, reviewCount: 2 });
  });

  it("puts the nearest first when the position is known, regardless of reviews, and those without a place last", async () => {
    const [nowhere, far, near] = [await mentorOfNoPlace(), await mentorAt(700), await mentorAt(6)];
    const nearest = await mentorAt(1.2);
    await createReview({ mentor: far });
    await createReview({ mentor: nowhere });
    const found = await listHomeMentors(PUNE);
    expect(idsOf(found)).toEqual([nearest.id, near.id, far.id, nowhere.id]);
    const distances = found.map(({ distanceKm }) => distanceKm);
    // The public position is up to 1.1 km from the real one.
    expect(Math.abs(distances[0]! - 1.2)).toBeLessThan(SHIFT_MAX_KM);
    expect(Math.abs(distances[2]! - 700)).toBeLessThan(2);
    expect(distances[3]).toBeNull();
  });

  it("returns no more than fit, and nobody who is no longer listed", async () => {
    const mentors = [];
    for (let n = 0; n <= HOME_MENTORS; n++) mentors.push(await mentorAt(2 + n * 3));
    expect(idsOf(await listHomeMentors(PUNE))).toEqual(idsOf(mentors.slice(0, HOME_MENTORS)));
    const [gone, ...rest] = mentors;
    await prisma.mentorProfile.update({ where: { id: gone!.mentorProfile.id }, data: { subjects: [] } });
    await prisma.$transaction((tx) => refreshListing(tx, gone!.mentorProfile.id));
    expect(idsOf(await listHomeMentors(PUNE))).toEqual(idsOf(rest));
    expect(await listHomeMentors(null)).toHaveLength(HOME_MENTORS);
  });
});
