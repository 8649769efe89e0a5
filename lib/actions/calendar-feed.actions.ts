"use server";

import { z } from "zod";
import { calendarMessages as messages } from "@/lib/domain/meetings/calendar.messages";
import { ownMeetingsHref } from "@/lib/links";
import { renewFeed } from "@/lib/server/meetings/calendar-feed";
import { defineOwnAction } from "./define-action";

export const renewFeedAction = defineOwnAction(z.object({}), async (_input, actor) => {
  await renewFeed(actor);
  return { message: messages.feedRenewed, redirectTo: ownMeetingsHref() };
});
