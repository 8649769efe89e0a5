import "server-only";
import { AppError } from "@/lib/errors";
import { calendarFeedHref } from "@/lib/links";
import type { Actor } from "@/lib/platform/auth/session";
import { absolute } from "@/lib/platform/absolute";
import { findFeedVersions } from "./calendar-feed.repository";
import { feedToken } from "./feed-token";

/**
 * The whole address of the signed-in person's calendar feed, which works for whoever knows it.
 * @throws AppError not_signed_in when the account is gone
 */
export async function readFeedAddress(actor: Actor): Promise<string> {
  const versions = await findFeedVersions(actor.id);
  if (versions === null) throw new AppError("not_signed_in");
  return absolute(calendarFeedHref(actor.id, feedToken(actor.id, versions)));
}
