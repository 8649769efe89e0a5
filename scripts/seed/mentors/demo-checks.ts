import { endOfCheck } from "@/lib/domain/verification/check.rules";
import { daysBefore } from "../calendar";
import type { Row } from "../load/copy-rows";

/** The checks of the badge by the migration's ids, with their months of validity. */
const BADGE_CHECKS = [
  [1, 24, "Demo data: nobody looked at a document."],
  [2, 60, "Demo data: nobody looked at a certificate."],
] as const;
/** Demo checks are at most this old, in days, so that none ends soon. */
const OLDEST = 300;

/** Rows for the checks of a verified demo mentor, done soon after the mentor joined, or less than a year ago. */
export function demoChecks(mentorId: number, joinedAt: Date): Row[] {
  const earliest = Math.max(joinedAt.getTime(), daysBefore(OLDEST).getTime());
  const latest = daysBefore(0).getTime();
  const share = (mentorId % 97) / 97;
  const checkedAt = new Date(earliest + (latest - earliest) * share);
  return BADGE_CHECKS.map(([checkId, months, lookedAt]) => ({
    mentor_id: mentorId,
    check_id: checkId,
    checked_at: checkedAt,
    valid_until: endOfCheck(checkedAt, months),
    looked_at: lookedAt,
  }));
}
