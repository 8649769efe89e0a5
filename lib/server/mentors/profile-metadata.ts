import "server-only";
import type { Metadata } from "next";
import { profileDescription, profileTitle } from "@/lib/domain/mentors/profile-summary.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { mentorProfileHref } from "@/lib/links";
import { env } from "@/lib/server/env";
import { site } from "@/lib/site";

/** The whole address of a profile. */
export function profileUrl(username: string): string {
  return new URL(mentorProfileHref(username), env.APP_URL).href;
}

/** What a page of a profile tells search engines. All tabs and lists show one document, so they share one canonical address. */
export function profileMetadata(profile: PublicMentorProfile): Metadata {
  const [title, description] = [profileTitle(profile), profileDescription(profile)];
  const url = mentorProfileHref(profile.username);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "profile", title, description, url, siteName: site.name, username: profile.username },
    twitter: { card: "summary", title, description },
  };
}
