"use client";

import dynamic from "next/dynamic";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { useViewer } from "@/lib/client/viewer";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { ReviewRules } from "@/lib/domain/reviews/review.policy";
import { reviewComposerTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { loginHref, mentorProfileHref } from "@/lib/links";
import { ComposerRow } from "./composer-row";

/** Signed-out visitors do not load it. */
const OwnReviewRow = dynamic(() => import("./own-review-row").then((module) => module.OwnReviewRow), { ssr: false });

type ReviewComposerProps = { mentorId: string; mentorName: string; username: string; rules: ReviewRules };

/**
 * Where visitors write a review. The cached page is shared, so it contains both the signed-out text and a placeholder
 * of the same height. A class on the document chooses before the first paint, so nothing moves.
 */
export function ReviewComposer(props: ReviewComposerProps) {
  const viewer = useViewer();
  return (
    <section
      id="write-review"
      aria-label={texts.yourReview}
      className="rounded-card border border-line bg-card p-5 sm:px-6"
    >
      <div className="signed-out-only">
        <ComposerRow text={messages.loginFirst}>
          <Button asChild variant="secondary">
            <PageLink href={loginHref(mentorProfileHref(props.username, "reviews"))}>{texts.login}</PageLink>
          </Button>
        </ComposerRow>
      </div>
      {props.rules.needsMeeting && <p className="text-sm text-ink-soft">{texts.afterMeeting(props.mentorName)}</p>}
      <div className="signed-in-only min-h-11">{viewer && <OwnReviewRow {...props} viewer={viewer} />}</div>
    </section>
  );
}
