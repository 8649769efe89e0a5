import { expect } from "vitest";
import { isListable } from "@/lib/domain/search/listed.rules";
import { toListingRow } from "@/lib/domain/search/listing-row.rules";
import { isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { readFreeTimes } from "@/lib/server/search/refresh-free-times";
import { publicPosition } from "@/lib/server/places/public-position";
import { TEST_POSITION_KEY } from "./database";

/** Expects a mentor's search row to match the profile and the reviews, or to be absent if unlisted. */
export async function expectListingFollows(mentorId: number): Promise<void> {
  const { user, reviews, listing, rating, ...mentor } = await prisma.mentorProfile.findUniqueOrThrow({
    where: { id: mentorId },
    include: { user: true, reviews: true, listing: true, rating: true, classesOffered: true },
  });
  const ratingSum = reviews.reduce((sum, review) => sum + review.rating, 0);
  const { star1, star2, star3, star4, star5 } = rating!;
  expect(star1 + 2 * star2 + 3 * star3 + 4 * star4 + 5 * star5).toBe(ratingSum);
  expect(star1 + star2 + star3 + star4 + star5).toBe(reviews.length);

  const isEmailVerified = user.emailVerifiedAt !== null && user.deletedAt === null;
  if (!isListable({ ...mentor, age: user.age, isEmailVerified }, "open")) {
    expect(listing).toBeNull();
    return;
  }
  const row = toListingRow({
    ...mentor,
    freeTimes: await readFreeTimes(prisma, mentorId, new Date()),
    mentorId,
    name: user.name,
    publicPosition: isValidCoordinates(mentor) ? publicPosition(mentor, user.id, TEST_POSITION_KEY) : null,
  });
  const { x: _x, y: _y, z: _z, rating: _rating, reachCos: _reachCos, ...stored } = listing!;
  expect(stored).toEqual({ ...row, ratingSum, reviewCount: reviews.length });
}
