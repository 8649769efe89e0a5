import "server-only";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { env } from "@/lib/platform/env";
import { listMentorsLike } from "@/lib/server/search/list-mentors-like";
import { profileUrl } from "./profile-metadata";

/**
 * What surrounds a profile on its page. Similar mentors are read at each render: the cached data of `getMentorPage`
 * expires with its own mentor only, the page with every mentor to whom it links.
 */
export async function getProfileSurroundings(profile: PublicMentorProfile) {
  return {
    url: profileUrl(profile.username),
    // Calendly has times of its own.
    showsTimes: profile.isListed && !env.NEXT_PUBLIC_CALENDLY_URL,
    similar: profile.isListed ? await listMentorsLike(profile) : null,
  };
}
