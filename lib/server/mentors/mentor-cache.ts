import "server-only";
import { revalidatePath, revalidateTag } from "next/cache";
import { tagsOfMentors } from "./mentor-tags";

/**
 * Expires the public pages of these mentors. Call it after the transaction that changed them. Other processes learn of the change from
 * the database (`listenForInvalidations`); this one must not wait for that.
 */
export function refreshMentorPages(usernames: readonly string[]): void {
  for (const tag of tagsOfMentors(usernames)) revalidateTag(tag, { expire: 0 });
}

/**
 * Expires every list of mentors on a platform with a page cache of its own, because a listed mentor was renamed or has left. Our own cache
 * finds such lists by the links in them (`lib/server/mentors/cache-handler.mjs`).
 */
export function refreshMentorLists(): void {
  for (const page of ["/tutors/[[...area]]", "/mentors/directory/[[...page]]"]) revalidatePath(page, "page");
}
