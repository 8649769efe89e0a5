import "server-only";
import { revalidateTag } from "next/cache";

/** The cache tag of everything that a mentor's profile shows; whoever writes to a mentor refreshes it. */
export function mentorTag(username: string): string {
  return `mentor:${username}`;
}

/** Has the public pages of these mentors made anew at their next visit. Call it after the transaction that changed them. */
export function refreshMentorPages(usernames: readonly string[]): void {
  for (const username of usernames) revalidateTag(mentorTag(username), { expire: 0 });
}
