import "server-only";
import { AppError } from "@/lib/errors";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import { env } from "@/lib/platform/env";
import { type Job, runJobsOnce } from "@/lib/platform/jobs/jobs";
import { recordJob } from "@/lib/platform/jobs/record-job";
import { deliverMails } from "@/lib/platform/mail/deliver-mails";
import { liftEndedSuspensions } from "./account/suspend-account";
import { followAnnouncements } from "./announcements/current-announcement";
import { clearExpired } from "./clear-expired";
import { flagOlderTexts } from "./flags/flag-older-texts";
import { markVerifiedReviews } from "./reviews/mark-verified-reviews";
import { sendReminders } from "./meetings/send-reminders";
import { refreshOldFreeTimes } from "./search/refresh-free-times";
import { followListingPolicy, refreshListings } from "./search/refresh-listings";
import { sendCheckReminders } from "./verification/check-reminders";
import { refreshChecks } from "./verification/stored-checks";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** All background jobs. A cron call runs them in this order, so that reminders go out with the other mails. */
export const backgroundJobs: readonly Job[] = [
  { name: "send-reminders", everyMs: MINUTE_MS, run: sendReminders },
  { name: "mark-verified-reviews", everyMs: MINUTE_MS, run: markVerifiedReviews },
  { name: "send-check-reminders", everyMs: HOUR_MS, firstAfterMs: MINUTE_MS, run: sendCheckReminders },
  { name: "lift-ended-suspensions", everyMs: MINUTE_MS, run: liftEndedSuspensions },
  { name: "follow-announcements", everyMs: MINUTE_MS, run: followAnnouncements },
  { name: "deliver-mails", everyMs: 30 * SECOND_MS, run: deliverMails },
  { name: "clear-expired", everyMs: HOUR_MS, run: clearExpired },
  // Soon after startup: an upgrade may change public positions and what is found.
  { name: "refresh-free-times", everyMs: 10 * MINUTE_MS, firstAfterMs: MINUTE_MS, run: refreshOldFreeTimes },
  { name: "refresh-listings", everyMs: HOUR_MS, firstAfterMs: 2 * SECOND_MS, run: refreshListings },
  { name: "follow-listing-policy", everyMs: HOUR_MS, firstAfterMs: 3 * SECOND_MS, run: followListingPolicy },
  { name: "flag-older-texts", everyMs: HOUR_MS, firstAfterMs: 30 * SECOND_MS, run: flagOlderTexts },
  { name: "refresh-checks", everyMs: HOUR_MS, firstAfterMs: 4 * SECOND_MS, run: refreshChecks },
];

/**
 * Runs all background jobs once for a caller with the cron secret.
 * @param authorization the request's Authorization header
 * @throws AppError not_found when no secret is configured; not_signed_in for a wrong one
 */
export async function runJobsForCron(authorization: string | null): Promise<void> {
  if (!env.CRON_SECRET) throw new AppError("not_found");
  if (!isSameSecret(authorization ?? "", `Bearer ${env.CRON_SECRET}`)) {
    throw new AppError("not_signed_in", { message: "This address needs its secret." });
  }
  await runJobsOnce(backgroundJobs, new Date(), recordJob);
}
