import { expect } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { expectListingFollows } from "./listing-row";

type Counted = {
  /** Reviews of 1, 2, 3, 4 and 5 stars: recounted, and as stored. */
  recounted: number[];
  kept: number[];
  removed: number;
  listing: { sum: number; count: number; rating: number } | null;
};

/**
 * Expects all stored totals of a mentor's reviews to match a recount.
 * @param removals how many reviews the mentor has removed
 */
export async function expectAggregates(
  { username, mentorProfile: { id } }: { username: string; mentorProfile: { id: number } },
  removals: number,
): Promise<void> {
  const [row] = await prisma.$queryRaw<Counted[]>`
    select array(select count(r.id)::int from generate_series(1, 5) as s (star)
                 left join review r on r.mentor_id = p.id and r.rating = s.star group by s.star order by s.star) as recounted,
           array[m.star_1, m.star_2, m.star_3, m.star_4, m.star_5] as kept,
           p.removed_review_count as removed,
           (select jsonb_build_object('sum', l.rating_sum, 'count', l.review_count, 'rating', l.rating)
            from mentor_listing l where l.mentor_id = p.id) as listing
    from mentor_profile p join mentor_rating m on m.mentor_id = p.id where p.id = ${id}`;
  const { recounted, kept, removed, listing } = row!;
  const count = recounted.reduce((total, reviews) => total + reviews, 0);
  const sum = recounted.reduce((total, reviews, index) => total + reviews * (index + 1), 0);
  const average = count === 0 ? null : sum / count;
  expect(kept).toEqual(recounted);
  expect(removed).toBe(removals);
  if (listing) expect(listing).toEqual({ sum, count, rating: average ?? 0 });
  const profile = await getMentorProfile(username);
  const stars = recounted.map((reviews, index) => ({ star: index + 1, count: reviews })).toReversed();
  expect(profile.rating).toEqual({ average, count, stars });
  expect(profile.removedReviewCount).toBe(removals);
  // Checks that the search row exists if it should, and matches the profile.
  await expectListingFollows(id);
}
