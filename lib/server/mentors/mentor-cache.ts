import "server-only";
import { revalidatePath, revalidateTag } from "next/cache";

/** The cache tag of everything that a mentor's profile shows; whoever writes to a mentor refreshes it. */
export function mentorTag(username: string): string {
  return `mentor:${username}`;
}

/** The tag of whatever shows several mentors side by side; it goes with that of each. */
export const LISTED_MENTORS_TAG = "mentors";

/** The tags of all that shows these mentors. */
export function tagsOfMentors(usernames: readonly string[]): string[] {
  return usernames.length === 0 ? [] : [LISTED_MENTORS_TAG, ...usernames.map(mentorTag)];
}

/**
 * Has the public pages of these mentors made anew at their next visit. Call it after the transaction that changed them. It is
 * for this process, which must not wait for the notice of the database that reaches all (`listenForInvalidations`).
 */
export function refreshMentorPages(usernames: readonly string[]): void {
  for (const tag of tagsOfMentors(usernames)) revalidateTag(tag, { expire: 0 });
}

/**
 * Has every list of mentors made again where the platform keeps pages, because somebody on it has another name or is gone. Our own cache
 * knows by the links in a page whom it names (`cache-handler.mjs`).
 */
export function refreshMentorLists(): void {
  for (const page of ["/tutors/[[...area]]", "/mentors/directory/[[...page]]"]) revalidatePath(page, "page");
}
