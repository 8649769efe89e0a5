/** Where a meeting takes place: in an online room, or at the mentor's place. */
export const MEETING_FORMATS = ["online", "in_person"] as const;
export type MeetingFormat = (typeof MEETING_FORMATS)[number];

/** A moved meeting keeps the status `moved`, and a new one follows it. */
export const MEETING_STATUSES = ["pending", "confirmed", "cancelled", "moved"] as const;
type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** A participant, as shown to the other side. */
export type MeetingPerson = {
  /** Account. */
  id: string;
  name: string;
  username: string;
  avatar: string | null;
  /** IANA name of the zone for this person's times. */
  timeZone: string;
  /** Set once the account is deleted: there is no profile to link to. */
  isDeleted?: boolean;
};

/** A meeting in screens, mails and calendars; times are instants. */
export type Meeting = {
  id: string;
  mentor: MeetingPerson;
  student: MeetingPerson;
  /** Null only for a Calendly meeting whose time Calendly does not report. */
  startsAt: Date | null;
  endsAt: Date | null;
  status: MeetingStatus;
  format: MeetingFormat;
  topic: string | null;
  className: string | null;
  /** The room of an online meeting. */
  roomUrl: string | null;
  /** The town of an in-person meeting, if the mentor's profile has one. */
  place: string | null;
  /** A place or phone number from the student for an in-person meeting; only the mentor sees it. */
  contact: string | null;
  /** `hasLeft` if that side's account deletion cancelled it; the site cancels a suspended person's meetings. */
  cancellation: { by: "mentor" | "student" | "site"; reason: string | null; hasLeft?: boolean } | null;
  /** The calendar entry shared by all versions of this meeting, through every move (RFC 5545, UID and SEQUENCE). */
  calendar: { uid: string; sequence: number };
};
