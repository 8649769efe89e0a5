import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { readOwnUsername } from "@/lib/server/account/read-own-username";
import type { Actor } from "@/lib/platform/auth/session";
import { readViewerZone } from "@/lib/server/meetings/read-viewer-zone";
import { profileUrl } from "@/lib/server/mentors/profile-metadata";

/**
 * One's own public address and from when on it may be changed, in ISO 8601; null for now. The zone is that of the browser as
 * far as it has told, for the time before the script runs.
 */
export async function readOwnAddress(actor: Actor) {
  const [{ username, nextChange }, zone] = await Promise.all([readOwnUsername(actor), readViewerZone()]);
  const timeZone = zone ?? DEFAULT_AVAILABILITY.timeZone;
  return { url: profileUrl(username), change: nextChange && { from: nextChange.toISOString(), timeZone } };
}
