"use client";

import dynamic from "next/dynamic";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { useOwnReview } from "@/lib/client/own-review";
import { useViewer } from "@/lib/client/viewer";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { ReviewInput } from "@/lib/domain/reviews/review.schema";
import { loginHref, mentorProfileHref, mentorReviewsHref } from "@/lib/links";
import { useReviewWrites } from "./use-review-writes";

/** Only those who may review fetch the form. */
const ReviewForm = dynamic(() => import("./review-form").then((module) => module.ReviewForm), { ssr: false });

type ReviewComposerProps = { mentorId: string; mentorName: string; username: string };

/**
 * Where a review is written. The cached page is the same for everybody, so it holds both what a stranger sees and the
 * room of the same height for everybody else; a mark on the document chooses before the first paint, and nothing moves.
 */
export function ReviewComposer(props: ReviewComposerProps) {
  const viewer = useViewer();
  return (
    <section id="write-review" aria-label="Your review" className="rounded-card border border-line bg-card p-5 sm:px-6">
      <div className="signed-out-only">
        <Row text={messages.loginFirst}>
          <Button asChild variant="secondary">
            <Link href={loginHref(mentorProfileHref(props.username, "reviews"))} prefetch={false}>
              Login
            </Link>
          </Button>
        </Row>
      </div>
      <div className="signed-in-only min-h-11">{viewer && <SignedIn {...props} viewer={viewer} />}</div>
    </section>
  );
}

function SignedIn({ mentorId, mentorName, username, viewer }: ReviewComposerProps & { viewer: OwnAccount }) {
  const own = useOwnReview(mentorId, viewer);
  const { create } = useReviewWrites(mentorId);
  /** The account that writes, for which alone the review is taken, also when another one signs in meanwhile. */
  const [writer, setWriter] = useState<string | null>(null);

  async function submit(account: string, input: ReviewInput) {
    const failure = await create(account, input);
    if (failure === null) setWriter(null);
    return failure;
  }

  if (writer !== null) {
    const send = (input: ReviewInput) => submit(writer, input);
    return <ReviewForm submitLabel="Submit review" onSubmit={send} onCancel={() => setWriter(null)} />;
  }

  if (viewer._id === mentorId) return <Row text="You may answer each review about you, or remove it." />;
  if (own === undefined) return null;
  if (own !== null) {
    return (
      <Row text={`You reviewed ${mentorName}.`}>
        <Button asChild variant="secondary">
          <Link href={mentorReviewsHref(username, { review: own._id })}>Show my review</Link>
        </Button>
      </Row>
    );
  }
  return (
    <Row text={`How was it with ${mentorName}?`}>
      <Button type="button" onClick={() => setWriter(viewer._id)}>
        Write a review
      </Button>
    </Row>
  );
}

function Row({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 font-medium break-words">{text}</p>
      {children}
    </div>
  );
}
