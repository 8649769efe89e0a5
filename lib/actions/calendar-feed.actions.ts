"use server";

import { z } from "zod";
import { calendarMessages as messages } from "@/lib/domain/meetings/calendar.messages";
import { ownMeetingsHref } from "@/lib/links";
import { requireSignedIn } from "@/lib/server/auth/current-actor";
import { renewFeed } from "@/lib/server/meetings/renew-feed";
import { defineAction } from "./define-action";

export const renewFeedAction = defineAction(z.object({}), async () => {
  await renewFeed(await requireSignedIn());
  return { message: messages.feedRenewed, redirectTo: ownMeetingsHref() };
});
