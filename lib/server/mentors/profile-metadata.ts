import "server-only";
import type { Metadata } from "next";
import { profileDescription, profilePageTitle } from "@/lib/domain/mentors/profile-summary.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { mentorProfileHref, ogMentorHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The absolute address of a profile. */
export function profileUrl(username: string): string {
  return absolute(mentorProfileHref(username));
}

/**
 * Metadata of a profile page. All tabs and lists show one document, so they share one canonical address.
 * @param isPart whether the page shows only some reviews, which does not deserve a place in an index
 */
export function profileMetadata(profile: PublicMentorProfile, isPart = false): Metadata {
  const { name, username } = profile;
  return pageMetadata({
    title: profilePageTitle(profile),
    description: profileDescription(profile),
    path: mentorProfileHref(username),
    image: { url: ogMentorHref(username), alt: `${name}, a mentor of this site` },
    index: isPart || !profile.isListed ? false : undefined,
    type: "profile",
  });
}
