import "server-only";
import { revalidatePath, revalidateTag } from "next/cache";
import { tagsOfMentors } from "./mentor-tags";

/**
 * Expires the public pages of these mentors. Call it after the transaction commits. Other processes hear of the change
 * from the database (`listenForInvalidations`); this one must not wait for that.
 */
export function refreshMentorPages(usernames: readonly string[]): void {
  for (const tag of tagsOfMentors(usernames)) revalidateTag(tag, { expire: 0 });
}

/**
 * Expires every list of mentors after a listed mentor is renamed or leaves, on platforms with their own page cache. Our
 * cache finds such lists by their links (`lib/server/mentors/cache-handler.mjs`).
 */
export function refreshMentorLists(): void {
  const lists = ["/tutors/[[...area]]", "/mentors/directory/[[...page]]", "/mentor/profile/[username]/[[...tab]]"];
  for (const page of lists) revalidatePath(page, "page");
}
