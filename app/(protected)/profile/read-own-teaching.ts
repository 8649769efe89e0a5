import { PREVIEW_DAYS } from "@/lib/domain/meetings/free-week.rules";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import type { Actor } from "@/lib/platform/auth/session";
import { readAvailability } from "@/lib/server/meetings/read-availability";
import { readBusyTimes } from "@/lib/server/meetings/read-busy-times";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { listReviews } from "@/lib/server/reviews/list-reviews";

/** What only the tabs of a mentor show. */
export async function readOwnTeaching(actor: Actor, { _id, username }: OwnProfile) {
  const [shown, reviews, availability, busy] = await Promise.all([
    getMentorProfile(username),
    listReviews(_id),
    readAvailability(actor),
    // The last of the days that are shown ends within one more day.
    readBusyTimes(actor, PREVIEW_DAYS + 1),
  ]);
  return { shown, reviews, hours: { availability, busy, now: new Date().getTime() } };
}
