import type { ProfilePage, WithContext } from "schema-dts";
import { jobTitle } from "@/lib/domain/mentors/profile-summary.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";

/**
 * A mentor's profile as the page shows it: never more than the town of the place, and no ratings or reviews, which
 * search engines reject from a person who can remove them (docs/decisions/016-structured-data.md).
 * @param url the whole address of the profile
 */
export function profilePage(profile: PublicMentorProfile, url: string): WithContext<ProfilePage> {
  const { name, about, avatar, subjects, placeName, joinedAt, changedAt } = profile;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    dateCreated: joinedAt,
    dateModified: changedAt ?? undefined,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#mentor`,
      name,
      url,
      image: avatar === null ? undefined : new URL(avatar, url).href,
      description: about ?? undefined,
      jobTitle: jobTitle(profile),
      knowsAbout: subjects.length > 0 ? subjects : undefined,
      workLocation: placeName === null ? undefined : { "@type": "Place", name: placeName },
    },
  };
}
