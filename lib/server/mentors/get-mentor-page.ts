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

/** Seconds; Next requires each page's `revalidate` to repeat the number literally. */
const CACHE_SECONDS = 3600;

type MentorPage = { profile: PublicMentorProfile; reviews: ReviewList; areas: TaughtArea[] };

async function readMentorPage(username: string): Promise<MentorPage | null> {
  try {
    const profile = await getMentorProfile(username);
    const [reviews, areas] = await Promise.all([listReviews(profile.id), listMentorAreas(profile)]);
    return { profile, reviews, areas };
  } catch (error) {
    // "Not found" is cached too; an error would leave the old page in the cache.
    if (error instanceof AppError && error.code === "mentor_not_found") return null;
    throw error;
  }
}

/**
 * What a profile page shows, or null for an unknown mentor (docs/decisions/004-cached-profiles.md). Cached until the
 * mentor's tag expires or an hour passes, and read once per render. A former username returns the current profile; the
 * caller redirects.
 */
export const getMentorPage = cache(async (username: string): Promise<MentorPage | null> => {
  // Invalid usernames do not deserve a cache entry.
  if (!usernameParamSchema.safeParse({ username }).success) return null;
  const read = unstable_cache(readMentorPage, ["mentor-page"], {
    tags: [mentorTag(username)],
    revalidate: CACHE_SECONDS,
  });
  return read(username);
});
