import { z } from "zod";
import { MEETING_FORMATS, MEETING_STATUSES } from "./meeting";

const time = z.iso.datetime().nullable();
const SIDES = ["mentor", "student"] as const;

/** A meeting as one of its two sides sees it. */
export const ownMeetingSchema = z.object({
  _id: z.string(),
  /** Which side the viewer is. */
  side: z.enum(SIDES),
  /** Whom the viewer meets. `username` leads to a mentor's profile; of a student it is not told. */
  other: z.object({
    _id: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    avatar: z.string().nullable(),
    timeZone: z.string(),
  }),
  /** Null for a meeting that was booked with Calendly, which keeps the time to itself. */
  startsAt: time,
  endsAt: time,
  /** The viewer's zone, which the viewer's mails about this meeting are written in. */
  timeZone: z.string(),
  status: z.enum(MEETING_STATUSES),
  format: z.enum(MEETING_FORMATS),
  topic: z.string().nullable(),
  className: z.string().nullable(),
  /** The room and the place, until the meeting is over. */
  roomUrl: z.string().nullable(),
  place: z.string().nullable(),
  /** The place or phone number that the student gave for meeting in person, until 30 days after the meeting. */
  contact: z.string().nullable(),
  /** `hasLeft` when it was cancelled because that side deleted the account. */
  cancellation: z.object({ by: z.enum(SIDES), reason: z.string().nullable(), hasLeft: z.boolean() }).nullable(),
  /** Whether it can be cancelled and moved, and whether that comes so late that one should think twice. */
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
