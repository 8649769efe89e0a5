import { z } from "zod";
import { MEETING_FORMATS, MEETING_STATUSES } from "./meeting";

const time = z.iso.datetime().nullable();
const SIDES = ["mentor", "student"] as const;

/** A meeting as one participant sees it. */
export const ownMeetingSchema = z.object({
  _id: z.string(),
  /** Which side the viewer is. */
  side: z.enum(SIDES),
  /** The other participant. `username` links to a mentor's profile; it is null for a student. */
  other: z.object({
    _id: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    avatar: z.string().nullable(),
    timeZone: z.string(),
  }),
  /** Null for a Calendly meeting whose time Calendly does not report. */
  startsAt: time,
  endsAt: time,
  /** The viewer's zone, which is also used in their mails about this meeting. */
  timeZone: z.string(),
  status: z.enum(MEETING_STATUSES),
  format: z.enum(MEETING_FORMATS),
  topic: z.string().nullable(),
  className: z.string().nullable(),
  /** The room and the place, until the meeting is over. */
  roomUrl: z.string().nullable(),
  place: z.string().nullable(),
  /** The place or phone number that the student gave for an in-person meeting, until 30 days after the meeting. */
  contact: z.string().nullable(),
  /** `hasLeft` if that side's account deletion cancelled it; the site cancels a suspended person's meetings. */
  cancellation: z
    .object({ by: z.enum([...SIDES, "site"]), reason: z.string().nullable(), hasLeft: z.boolean() })
    .nullable(),
  /** Whether it can be cancelled and moved, and whether a change would be late. */
  canChange: z.boolean(),
  isLate: z.boolean(),
});

export const WHEN = ["upcoming", "past"] as const;
const whole = (message: string) => z.coerce.number(message).int(message);

/** Parameters of the list of one's own meetings. */
export const meetingsQuerySchema = z.object({
  when: z.enum(WHEN, "when must be upcoming or past").default("upcoming"),
  page: whole("page must be a whole number").min(1, "page must be at least 1").max(10_000).default(1),
});

export type OwnMeeting = z.output<typeof ownMeetingSchema>;
export type MeetingsQuery = z.output<typeof meetingsQuerySchema>;
