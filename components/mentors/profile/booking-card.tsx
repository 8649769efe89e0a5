import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { feesText, type feeText, firstMeetingText, shortFeeText } from "@/lib/domain/mentors/fee.rules";
import { bookingCardTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { bookMeetingHref } from "@/lib/links";
import { NextFree } from "./next-free";

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

/** "from ₹300 an hour"; null while no class has a fee. */
function feeLine({ classesOffered }: PublicMentorProfile, textOf?: typeof feeText): string | null {
  const fees = classesOffered.map(({ fee }) => fee);
  return fees.some((fee) => fee !== null) ? feesText(fees, textOf) : null;
}

/** The booking link and the next free times, beside the profile on wide screens. */
export function BookingCard({ profile }: { profile: PublicMentorProfile }) {
  const { name, username, firstMeetingFee } = profile;
  const fee = feeLine(profile);
  return (
    <section
      aria-label={texts.booking}
      className="hidden flex-col gap-3 rounded-card border border-leaf bg-leaf-wash p-6 lg:flex"
    >
      <p className="font-display text-xl font-semibold text-balance">{texts.meetFirst(name)}</p>
      <p className="text-sm">
        <strong className="font-semibold">{firstMeetingText(firstMeetingFee)}.</strong> {texts.meetingTakes}
      </p>
      {fee && <p className="text-sm tabular-nums">{texts.fees(fee)}.</p>}
      <NextFree />
      <BookLink username={username} className="mt-1 w-full" />
    </section>
  );
}

/** The booking link at the bottom of phones; it stops at the end of the profile and covers nothing below it. */
export function BookingBar({ profile }: { profile: PublicMentorProfile }) {
  const { name, username, firstMeetingFee } = profile;
  return (
    <section
      aria-label={texts.booking}
      data-toasts-above
      className="sticky bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-card px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6 lg:hidden"
    >
      <p className="min-w-0 text-sm leading-snug">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-ink-soft tabular-nums">{feeLine(profile, shortFeeText)}</span>
        <span className="block text-ink-soft tabular-nums">{firstMeetingText(firstMeetingFee)}</span>
      </p>
      <BookLink
        username={username}
        className="shrink-0 px-4 max-[24rem]:px-3 max-[24rem]:text-sm max-[24rem]:[&_.icon]:hidden"
      />
    </section>
  );
}
