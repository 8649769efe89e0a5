/** A meeting of a student with a mentor, as far as reviews need it. */
type PastMeeting = { endsAt: Date; isCancelled: boolean };

/** Whether the student has met the mentor: at least one meeting has ended and was not cancelled. */
export function hasMet(meetings: readonly PastMeeting[], now: Date): boolean {
  return meetings.some(({ endsAt, isCancelled }) => !isCancelled && endsAt <= now);
}
