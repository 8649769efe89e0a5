import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import type { ReviewList } from "@/lib/domain/reviews/public-review";
import type { TaughtArea } from "@/lib/domain/tutors/tutor-area";
import { AppError } from "@/lib/errors";
import { listReviews } from "@/lib/server/reviews/list-reviews";
import { listMentorAreas } from "@/lib/server/tutors/tutor-areas";
import { getMentorProfile } from "./get-mentor-profile";
import { mentorTag } from "./mentor-tags";

/** Seconds; a page's own `revalidate` has to be the same number, written out. */
const CACHE_SECONDS = 3600;

type MentorPage = { profile: PublicMentorProfile; reviews: ReviewList; areas: TaughtArea[] };

async function readMentorPage(username: string): Promise<MentorPage | null> {
  try {
    const profile = await getMentorProfile(username);
    const [reviews, areas] = await Promise.all([listReviews(profile.id), listMentorAreas(profile)]);
    return { profile, reviews, areas };
  } catch (error) {
    // "Nobody" is an answer too and is kept; an error would leave the old page standing.
    if (error instanceof AppError && error.code === "mentor_not_found") return null;
    throw error;
  }
}

/**
 * What a profile's page shows, or null for an unknown mentor (docs/decisions/004-cached-profiles.md). Kept until the
 * mentor's tag is refreshed or an hour has passed; asked twice while one page is made, it is read once. Who asks by a former
 * username gets the page of the present one, which is then to be led to.
 */
export const getMentorPage = cache(async (username: string): Promise<MentorPage | null> => {
  // What cannot be a username is not worth a place in the cache.
  if (!usernameParamSchema.safeParse({ username }).success) return null;
  const read = unstable_cache(readMentorPage, ["mentor-page"], {
    tags: [mentorTag(username)],
    revalidate: CACHE_SECONDS,
  });
  return read(username);
});
