import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { bookingCardTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { averageText, reviewCountText } from "@/lib/domain/mentors/profile.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { bookMeetingHref } from "@/lib/links";

function BookLink({ username, className }: { username: string; className?: string }) {
  return (
    <Button asChild className={className}>
      <PageLink href={bookMeetingHref(username)}>
        <i className="icon size-5 icon-calendar-plus" />
        {profileMessages.bookAppointment}
      </PageLink>
    </Button>
  );
}

/** The booking link, beside the profile on wide screens. */
export function BookingCard({ profile: { name, username } }: { profile: PublicMentorProfile }) {
  return (
    <section
      aria-label={texts.booking}
      className="hidden flex-col gap-3 rounded-card border border-leaf bg-leaf-wash p-6 lg:flex"
    >
      <p className="font-display text-xl font-semibold text-balance">{texts.meetFirst(name)}</p>
      <p className="text-sm">{texts.meetingTakes}</p>
      <BookLink username={username} className="mt-1 w-full" />
    </section>
  );
}

/** The same at the bottom of phones; it stops at the end of the profile and covers nothing below it. */
export function BookingBar({ profile: { name, username, rating } }: { profile: PublicMentorProfile }) {
  return (
    <section
      aria-label={texts.booking}
      data-toasts-above
      className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-card px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6 lg:hidden"
    >
      <p className="min-w-0 text-sm leading-snug">
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-ink-soft tabular-nums">
          {rating.average === null
            ? profileMessages.noReviews
            : `${averageText(rating.average)} · ${reviewCountText(rating.count)}`}
        </span>
      </p>
      <BookLink username={username} className="shrink-0 px-4" />
    </section>
  );
}
