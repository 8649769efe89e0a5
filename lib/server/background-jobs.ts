import "server-only";
import { AppError } from "@/lib/errors";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import { env } from "@/lib/platform/env";
import { type Job, runJobsOnce } from "@/lib/platform/jobs/jobs";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { clearExpired } from "./clear-expired";
import { markVerifiedReviews } from "./reviews/mark-verified-reviews";
import { sendReminders } from "./meetings/send-reminders";
import { refreshPublicPositions } from "./search/refresh-public-positions";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Everything that the server does without a request. A cron call runs it in this order, so that reminders go out with the mails. */
export const backgroundJobs: readonly Job[] = [
  { name: "send-reminders", everyMs: MINUTE_MS, run: sendReminders },
  { name: "mark-verified-reviews", everyMs: MINUTE_MS, run: markVerifiedReviews },
  { name: "deliver-mails", everyMs: 30 * SECOND_MS, run: deliverDueMails },
  { name: "clear-expired", everyMs: HOUR_MS, run: clearExpired },
  // Soon after the start: an upgrade may change how places are hidden.
  {
    name: "refresh-public-positions",
    everyMs: HOUR_MS,
    firstAfterMs: 2 * SECOND_MS,
    run: refreshPublicPositions,
  },
];

/**
 * Runs all background jobs once for a caller who knows the cron secret.
 * @param authorization the request's header
 * @throws AppError not_found without a configured secret, not_signed_in for a wrong one
 */
export async function runJobsForCron(authorization: string | null): Promise<void> {
  if (!env.CRON_SECRET) throw new AppError("not_found");
  if (!isSameSecret(authorization ?? "", `Bearer ${env.CRON_SECRET}`)) {
    throw new AppError("not_signed_in", { message: "This address needs its secret." });
  }
  await runJobsOnce(backgroundJobs, new Date());
}
