/** The cache tag of everything that shows a mentor's profile. Every write to a mentor expires it. */
export function mentorTag(username: string): string {
  return `mentor:${username}`;
}

/** The cache tag of everything that shows several mentors. It expires with the tag of each mentor. */
export const LISTED_MENTORS_TAG = "mentors";

/** The tags of everything that shows these mentors. */
export function tagsOfMentors(usernames: readonly string[]): string[] {
  return usernames.length === 0 ? [] : [LISTED_MENTORS_TAG, ...usernames.map(mentorTag)];
}
