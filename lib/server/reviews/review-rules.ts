import "server-only";
import type { ReviewRules } from "@/lib/domain/reviews/review.policy";
import { env } from "@/lib/platform/env";

/** The operator's rules of reviews. */
export const reviewRules = (): ReviewRules => ({
  needsMeeting: env.REVIEW_POLICY === "after-meeting",
  mentorRemoves: env.REVIEW_REMOVAL === "mentor",
});
