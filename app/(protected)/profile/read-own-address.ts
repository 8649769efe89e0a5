import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { formatZonedTime } from "@/lib/domain/time/format-zoned-time";
import { readOwnUsername } from "@/lib/server/account/read-own-username";
import type { Actor } from "@/lib/server/auth/session";
import { readViewerZone } from "@/lib/server/meetings/read-viewer-zone";
import { profileUrl } from "@/lib/server/mentors/profile-metadata";

/** One's own public address and, in words, from when on it may be changed; null for now. */
export async function readOwnAddress(actor: Actor) {
  const [{ username, nextChange }, zone] = await Promise.all([readOwnUsername(actor), readViewerZone()]);
  const inWords = nextChange && formatZonedTime(nextChange, zone ?? DEFAULT_AVAILABILITY.timeZone);
  return { url: profileUrl(username), nextChange: inWords };
}
