"use server";

import { z } from "zod";
import {
  bookingSchema,
  calendlyMeetingSchema,
  cancellationSchema,
  moveSchema,
} from "@/lib/domain/meetings/booking.schema";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { links } from "@/lib/links";
import { requireSignedIn } from "@/lib/server/auth/current-actor";
import { cancelMeeting } from "@/lib/server/meetings/cancel-meeting";
import { createMeeting } from "@/lib/server/meetings/create-meeting";
import { moveMeeting } from "@/lib/server/meetings/move-meeting";
import { recordCalendlyMeeting } from "@/lib/server/meetings/record-calendly-meeting";
import { defineAction, defineDataAction } from "./define-action";

const ofMeeting = z.object({ meetingId: z.uuid(messages.notFound) });
const done = (message: string) => ({ message, redirectTo: links.meetings });

export const bookMeetingAction = defineAction(bookingSchema, async (booking) => {
  await createMeeting(await requireSignedIn(), booking);
  return done(messages.booked);
});

export const cancelMeetingAction = defineAction(
  cancellationSchema.extend(ofMeeting.shape),
  async ({ meetingId, reason }) => {
    const { startsAt } = await cancelMeeting(await requireSignedIn(), meetingId, reason);
    return done(startsAt ? messages.cancelled : messages.removed);
  },
);

export const moveMeetingAction = defineAction(moveSchema.extend(ofMeeting.shape), async ({ meetingId, startsAt }) => {
  await moveMeeting(await requireSignedIn(), meetingId, startsAt);
  return done(messages.moved);
});

/** Calendly's widget exists only with a script, so its message comes as data. */
export const recordCalendlyMeetingAction = defineDataAction(
  calendlyMeetingSchema,
  async (input) => void (await recordCalendlyMeeting(await requireSignedIn(), input)),
);
