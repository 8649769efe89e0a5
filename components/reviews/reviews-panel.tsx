import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import type { PublicReview, RatingSummary as Rating, ReviewList } from "@/lib/domain/reviews/public-review";
import type { ReviewSort } from "@/lib/domain/reviews/review-list.rules";
import type { ReviewRules } from "@/lib/domain/reviews/review.policy";
import { reviewsPanelTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { mentorReviewsHref } from "@/lib/links";
import { RatingSummary } from "./rating-summary";
import { ReviewComposer } from "./review-composer";
import { ReviewEntry } from "./review-entry";
import { ReviewSorts } from "./review-sorts";

type ReviewsPanelProps = {
  mentor: { id: string; name: string; username: string; rating: Rating; removedReviewCount: number };
  list: ReviewList;
  rules: ReviewRules;
  sort?: ReviewSort;
  star?: number | null;
  /** A review that the address links to, shown before the list. */
  linked?: PublicReview | null;
};

/** The reviews of a mentor: the average, the histogram, the paginated reviews, and the place to write one. */
export function ReviewsPanel({ mentor, list, rules, sort = "newest", star = null, linked = null }: ReviewsPanelProps) {
  const { id: mentorId, name: mentorName, username, rating, removedReviewCount } = mentor;
  const { reviews, nextCursor } = list;
  const entry = (review: PublicReview) => (
    <ReviewEntry
      review={review}
      mentorId={mentorId}
      mentorName={mentorName}
      username={username}
      mentorRemoves={rules.mentorRemoves}
    />
  );
  return (
    <div id="reviews" className="flex scroll-mt-28 flex-col gap-8">
      <h2 className="sr-only">{texts.reviews}</h2>
      {rating.count > 0 && (
        <div className="rounded-card border border-line bg-card p-5 sm:p-6">
          <RatingSummary rating={rating} starHref={(count) => mentorReviewsHref(username, { sort, star: count })} />
        </div>
      )}
      <ReviewComposer mentorId={mentorId} mentorName={mentorName} username={username} rules={rules} />
      {linked && (
        <section aria-label={texts.reviewThisLink} className="rounded-card border border-leaf p-4 sm:p-5">
          {entry(linked)}
        </section>
      )}
      {rating.count === 0 ? (
        <NoReviews mentorName={mentorName} />
      ) : (
        <>
          <ReviewSorts username={username} sort={sort} star={star} />
          {reviews.length === 0 && <p className="text-ink-soft">{texts.thereNoSuch}</p>}
          <ul className="flex flex-col divide-y divide-line">
            {reviews
              .filter(({ id }) => id !== linked?.id)
              .map((review) => (
                <li key={review.id} className="py-6 first:pt-0 last:pb-0">
                  {entry(review)}
                </li>
              ))}
          </ul>
          {nextCursor && (
            <Button asChild variant="secondary" className="self-start">
              <PageLink href={mentorReviewsHref(username, { sort, star: star ?? undefined, after: nextCursor })}>
                {texts.moreReviews}
              </PageLink>
            </Button>
          )}
        </>
      )}
      {removedReviewCount > 0 && (
        <p className="text-sm text-ink-soft">{texts.hasRemovedFrom(mentorName, removedReviewCount)}</p>
      )}
    </div>
  );
}

function NoReviews({ mentorName }: { mentorName: string }) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-6 py-12 text-center">
      <i className="icon mb-2 size-10 text-leaf icon-message-square-heart/1.5" />
      <h3 className="font-display text-xl font-semibold">{profileMessages.noReviews}</h3>
      <p className="max-w-sm text-balance text-ink-soft">{texts.everyMentorStarts(mentorName)}</p>
    </div>
  );
}
