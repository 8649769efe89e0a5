import type { Meeting } from "./meeting";
import { FREE_CHANGE_HOURS } from "./meeting.constants";

/** The account's id, or null for a visitor without an account. */
type Asker = { id: string } | null;
type Side = "mentor" | "student";
type Times = Pick<Meeting, "startsAt" | "status">;

const HOUR_MS = 60 * 60 * 1000;

/** Which side of a meeting the account is on; null for everyone else, who may not even learn that it exists. */
export function sideOf(asker: Asker, { mentor, student }: Pick<Meeting, "mentor" | "student">): Side | null {
  if (asker?.id === mentor.id) return "mentor";
  return asker?.id === student.id ? "student" : null;
}

/** Whether a meeting's status says that it will take place. */
export function isActive({ status }: Pick<Meeting, "status">): boolean {
  return status === "pending" || status === "confirmed";
}

/**
 * Both sides may cancel and move until the meeting starts. Calendly meetings without a known time are changed there.
 */
export function mayChange({ startsAt, status }: Times, now: Date): boolean {
  return isActive({ status }) && startsAt !== null && now < startsAt;
}

/** Whether a change is so late that it shows a warning about the other side. */
export function isLateChange({ startsAt }: Pick<Meeting, "startsAt">, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() - now.getTime() < FREE_CHANGE_HOURS * HOUR_MS;
}
