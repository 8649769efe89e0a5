import type { Meeting } from "./meeting";
import { FREE_CHANGE_HOURS } from "./meeting.constants";

/** Who is asking: the account's id, or null for nobody. */
type Asker = { id: string } | null;
type Side = "mentor" | "student";
type Times = Pick<Meeting, "startsAt" | "status">;

const HOUR_MS = 60 * 60 * 1000;

/** Which side of a meeting somebody is; null for everybody else, who may not even know that there is one. */
export function sideOf(asker: Asker, { mentor, student }: Pick<Meeting, "mentor" | "student">): Side | null {
  if (asker?.id === mentor.id) return "mentor";
  return asker?.id === student.id ? "student" : null;
}

/** Whether a meeting is going to take place, as far as its state says. */
export function isActive({ status }: Pick<Meeting, "status">): boolean {
  return status === "pending" || status === "confirmed";
}

/** Both sides cancel and move until the meeting starts. One of Calendly's, whose time is not known, is changed there. */
export function mayChange({ startsAt, status }: Times, now: Date): boolean {
  return isActive({ status }) && startsAt !== null && now < startsAt;
}

/** Whether a change comes so late that the other side should be thought of first. */
export function isLateChange({ startsAt }: Pick<Meeting, "startsAt">, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() - now.getTime() < FREE_CHANGE_HOURS * HOUR_MS;
}
