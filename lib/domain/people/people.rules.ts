/** In characters. */
export const PERSON_REASON_MAX = 500;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest suspension with an end. */
const MOST_SUSPENDED_DAYS = 5 * 366;

/** Whether a suspension may end then: in the future, and within five years. */
export function isPossibleEnd(until: Date, now: Date): boolean {
  const wait = until.getTime() - now.getTime();
  return wait > 0 && wait <= MOST_SUSPENDED_DAYS * DAY_MS;
}

/** What a form about a suspension shows, so that a decision about another state is refused. */
export function suspensionSeen({
  suspendedAt,
  suspendedUntil,
}: {
  suspendedAt: Date | null;
  suspendedUntil: Date | null;
}): string {
  return suspendedAt === null ? "" : `${suspendedAt.toISOString()} ${suspendedUntil?.toISOString() ?? "for good"}`;
}
