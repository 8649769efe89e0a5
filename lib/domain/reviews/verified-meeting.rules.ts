/** A meeting of a student with a mentor, as far as reviews need it. */
type PastMeeting = { endsAt: Date; isCancelled: boolean; isMissed: boolean };

/**
 * Whether the student has met the mentor: at least one meeting has ended, was not cancelled, and neither side reported
 * that the other one did not come.
 */
export function hasMet(meetings: readonly PastMeeting[], now: Date): boolean {
  return meetings.some(({ endsAt, isCancelled, isMissed }) => !isCancelled && !isMissed && endsAt <= now);
}
