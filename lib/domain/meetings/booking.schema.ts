import { z } from "zod";
import { UNREADABLE } from "@/lib/domain/text/readable.rules";
import { linesText, lineText } from "@/lib/domain/text/text-field";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";
import { MEETING_FORMATS, type MeetingFormat } from "./meeting";
import { BOOKING_LENGTH } from "./meeting.constants";
import { meetingMessages as messages } from "./meeting.messages";

/** An optional line: trims it and collapses repeated spaces; an empty line counts as absent. */
function optionalLine(max: number, tooLong: string) {
  return lineText(max, { wrong: messages.unreadable, tooLong })
    .refine((text) => !UNREADABLE.test(text), messages.unreadable)
    .nullish()
    .transform((text) => text || null);
}

/** Minimum length of a place or phone number, in characters. */
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

/** A point in time, with its offset or "Z"; limited to this century, which the database can query. */
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
  /** A place or phone number, required for a meeting in person; only the mentor sees it. */
  contact: optionalLine(BOOKING_LENGTH.contact, messages.contactTooLong),
  /** The viewer's zone, used for times in the student's mails. */
  timeZone: timeZoneField,
  /** Generated once per form, so that sending it twice books once. */
  idempotencyKey: z.uuid(messages.keyMissing),
});

type Contact = { format: MeetingFormat; contact: string | null };
const hasContact = ({ format, contact }: Contact) => format === "online" || (contact ?? "").length >= SHORTEST_CONTACT;
const CONTACT_MISSING = { path: ["contact"], message: messages.contactMissing };
/** An online meeting needs no contact, so none is stored. */
const withoutNeedless = <C extends Contact>(booking: C): C =>
  booking.format === "online" ? { ...booking, contact: null } : booking;

/** A booking with the site's own scheduler. */
export const bookingSchema = bookingFields.refine(hasContact, CONTACT_MISSING).transform(withoutNeedless);

/** The fields of a booking's last step; the earlier steps supply the rest. */
export const bookingDetailsSchema = bookingFields
  .pick({ format: true, topic: true, className: true, contact: true })
  .refine(hasContact, CONTACT_MISSING);

/** Calendly's event URLs: its widget reports the first, people see the second. */
const CALENDLY_EVENT = /^https:\/\/(api\.calendly\.com\/scheduled_events|calendly\.com)\/[\w\-./?=&%]+$/;

/** A meeting booked in Calendly's widget, which reports only the event's URL. */
export const calendlyMeetingSchema = z.object({
  mentor: mentorField,
  calendlyEventUrl: z
    .string(messages.eventUnknown)
    .max(BOOKING_LENGTH.eventUrl, messages.eventUnknown)
    .regex(CALENDLY_EVENT, messages.eventUnknown),
  timeZone: timeZoneField.default("UTC"),
});

/** The body of `POST /meetings/create-meeting`, which accepts both; an event URL marks a Calendly meeting. */
export const createMeetingSchema = z.preprocess(
  (body) =>
    typeof body === "object" && body !== null && !Array.isArray(body)
      ? { ...body, scheduler: "calendlyEventUrl" in body ? "calendly" : "own" }
      : body,
  // Defaults, so that the OpenAPI document does not require a name that clients need not send.
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
