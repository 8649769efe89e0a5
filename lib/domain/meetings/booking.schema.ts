import { z } from "zod";
import { UNREADABLE } from "@/lib/domain/text/readable.rules";
import { linesText, lineText } from "@/lib/domain/text/text-field";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";
import { MEETING_FORMATS, type MeetingFormat } from "./meeting";
import { BOOKING_LENGTH } from "./meeting.constants";
import { meetingMessages as messages } from "./meeting.messages";

/** An optional line: spaces at the ends and in a row are taken out, and an empty one is none. */
function optionalLine(max: number, tooLong: string) {
  return lineText(max, { wrong: messages.unreadable, tooLong })
    .refine((text) => !UNREADABLE.test(text), messages.unreadable)
    .nullish()
    .transform((text) => text || null);
}

/** Shorter ones are no place and no phone number, in characters. */
const SHORTEST_CONTACT = 3;

/** An optional text of several lines. */
const reasonField = linesText(BOOKING_LENGTH.reason, { wrong: messages.unreadable, tooLong: messages.reasonTooLong })
  .refine((text) => !UNREADABLE.test(text.replace(/[\n\t]/g, " ")), messages.unreadable)
  .nullish()
  .transform((text) => text || null);

const mentorField = z
  .string(messages.mentorMissing)
  .min(1, messages.mentorMissing)
  .max(BOOKING_LENGTH.username, messages.mentorMissing);

/** A point in time, with its offset or "Z"; of this century only, so that the database can be asked about it. */
const instantField = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: missing, abort: true })
    .regex(/^20/, { error: missing, abort: true })
    .transform((iso) => new Date(iso));

const bookingFields = z.object({
  /** Username of the mentor. */
  mentor: mentorField,
  startsAt: instantField(messages.startMissing),
  format: z.enum(MEETING_FORMATS, messages.formatMissing),
  topic: optionalLine(BOOKING_LENGTH.topic, messages.topicTooLong),
  className: optionalLine(BOOKING_LENGTH.className, messages.classTooLong),
  /** A place or phone number, which a meeting in person needs, for the mentor alone. */
  contact: optionalLine(BOOKING_LENGTH.contact, messages.contactTooLong),
  /** The viewer's zone, which the student's mails are written in. */
  timeZone: timeZoneField,
  /** Made once for each form: sent twice, it books once. */
  idempotencyKey: z.uuid(messages.keyMissing),
});

type Contact = { format: MeetingFormat; contact: string | null };
const hasContact = ({ format, contact }: Contact) => format === "online" || (contact ?? "").length >= SHORTEST_CONTACT;
const CONTACT_MISSING = { path: ["contact"], message: messages.contactMissing };
/** An online meeting needs none, so none is kept. */
const withoutNeedless = <C extends Contact>(booking: C): C =>
  booking.format === "online" ? { ...booking, contact: null } : booking;

/** A meeting as it is booked with the product's own scheduler. */
export const bookingSchema = bookingFields.refine(hasContact, CONTACT_MISSING).transform(withoutNeedless);

/** The part of a booking that is filled in on the last step; the rest is known there. */
export const bookingDetailsSchema = bookingFields
  .pick({ format: true, topic: true, className: true, contact: true })
  .refine(hasContact, CONTACT_MISSING);

/** Where Calendly keeps events: its widget tells the first address, people see the second. */
const CALENDLY_EVENT = /^https:\/\/(api\.calendly\.com\/scheduled_events|calendly\.com)\/[\w\-./?=&%]+$/;

/** A meeting that was booked in Calendly's widget, which tells nothing but the event's address. */
export const calendlyMeetingSchema = z.object({
  mentor: mentorField,
  calendlyEventUrl: z
    .string(messages.eventUnknown)
    .max(BOOKING_LENGTH.eventUrl, messages.eventUnknown)
    .regex(CALENDLY_EVENT, messages.eventUnknown),
  timeZone: timeZoneField.default("UTC"),
});

/** The body of `POST /meetings/create-meeting`, which takes both; an event's address says which one it is. */
export const createMeetingSchema = z.preprocess(
  (body) =>
    typeof body === "object" && body !== null && !Array.isArray(body)
      ? { ...body, scheduler: "calendlyEventUrl" in body ? "calendly" : "own" }
      : body,
  // Defaults, so that the contract's document does not ask for a name that nobody needs to send.
  z.discriminatedUnion("scheduler", [
    bookingFields
      .extend({ scheduler: z.literal("own").default("own") })
      .refine(hasContact, CONTACT_MISSING)
      .transform(withoutNeedless),
    calendlyMeetingSchema.extend({ scheduler: z.literal("calendly").default("calendly") }),
  ]),
);

export const cancellationSchema = z.object({ reason: reasonField });
export const moveSchema = z.object({ startsAt: instantField(messages.startMissing) });

export type Booking = z.output<typeof bookingSchema>;
export type CalendlyMeeting = z.output<typeof calendlyMeetingSchema>;
