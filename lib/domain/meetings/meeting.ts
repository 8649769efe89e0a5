/** Where a meeting takes place: in a room on the web, or at the mentor's. */
export const MEETING_FORMATS = ["online", "in_person"] as const;
export type MeetingFormat = (typeof MEETING_FORMATS)[number];

/** A meeting that was moved stays as `moved` and a new one follows it. */
export const MEETING_STATUSES = ["pending", "confirmed", "cancelled", "moved"] as const;
type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** Somebody in a meeting, as the other side may see them. */
export type MeetingPerson = {
  /** Account. */
  id: string;
  name: string;
  username: string;
  avatar: string | null;
  /** IANA name of the zone that this person's times are written in. */
  timeZone: string;
  /** Set once the account is deleted: there is nobody to lead to any more. */
  isDeleted?: boolean;
};

/** A meeting as screens, mails and calendars tell it; times are instants. */
export type Meeting = {
  id: string;
  mentor: MeetingPerson;
  student: MeetingPerson;
  /** Null only for one that was booked with Calendly, which keeps the time to itself. */
  startsAt: Date | null;
  endsAt: Date | null;
  status: MeetingStatus;
  format: MeetingFormat;
  topic: string | null;
  className: string | null;
  /** The room of an online meeting. */
  roomUrl: string | null;
  /** The town of an in-person meeting, when the mentor's profile names one. */
  place: string | null;
  /** A place or phone number that the student gives for meeting in person, for the mentor alone. */
  contact: string | null;
  /** `hasLeft` when it was cancelled because that side deleted the account. */
  cancellation: { by: "mentor" | "student"; reason: string | null; hasLeft?: boolean } | null;
  /** The calendar entry that all versions of this meeting share, through every move (RFC 5545, UID and SEQUENCE). */
  calendar: { uid: string; sequence: number };
};
