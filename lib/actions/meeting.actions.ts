"use server";

import { z } from "zod";
import {
  bookingSchema,
  calendlyMeetingSchema,
  cancellationSchema,
  moveSchema,
} from "@/lib/domain/meetings/booking.schema";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { bookedMeetingHref, links } from "@/lib/links";
import { cancelMeeting } from "@/lib/server/meetings/cancel-meeting";
import { createMeeting } from "@/lib/server/meetings/create-meeting";
import { moveMeeting } from "@/lib/server/meetings/move-meeting";
import { recordCalendlyMeeting } from "@/lib/server/meetings/record-calendly-meeting";
import { defineOwnAction, defineOwnDataAction } from "./define-action";

const ofMeeting = z.object({ meetingId: z.uuid(messages.notFound) });
const done = (message: string) => ({ message, redirectTo: links.meetings });

export const bookMeetingAction = defineOwnAction(bookingSchema, async (booking, actor) => {
  const { _id } = await createMeeting(actor, booking);
  return { message: messages.booked, redirectTo: bookedMeetingHref(_id) };
});

export const cancelMeetingAction = defineOwnAction(
  cancellationSchema.extend(ofMeeting.shape),
  async ({ meetingId, reason }, actor) => {
    const { startsAt } = await cancelMeeting(actor, meetingId, reason);
    return done(startsAt ? messages.cancelled : messages.removed);
  },
);

export const moveMeetingAction = defineOwnAction(
  moveSchema.extend(ofMeeting.shape),
  async ({ meetingId, startsAt }, actor) => {
    await moveMeeting(actor, meetingId, startsAt);
    return done(messages.moved);
  },
);

/** Calendly's widget requires JavaScript, so this takes data, not a form. */
export const recordCalendlyMeetingAction = defineOwnDataAction(
  calendlyMeetingSchema,
  async (input, actor) => void (await recordCalendlyMeeting(actor, input)),
);
