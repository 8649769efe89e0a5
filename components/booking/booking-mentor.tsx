import { cn } from "@/components/ui/class-names";
import { PageLink } from "@/components/ui/page-link";
import { Avatar } from "@/components/ui/avatar";
import { StarRating } from "@/components/ui/star-rating";
import { bookingMentorTexts as texts } from "@/lib/domain/meetings/booking.messages";
import type { MeetingFormat } from "@/lib/domain/meetings/meeting";
import { firstMeetingText } from "@/lib/domain/mentors/fee.rules";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { averageText, reviewCountText } from "@/lib/domain/mentors/profile.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { subjectsLine } from "@/lib/domain/mentors/subjects-line.rules";
import { mentorProfileHref } from "@/lib/links";

const SUBJECTS_SHOWN = 4;
const FORMAT = {
  online: { icon: "icon-laptop", text: texts.online },
  in_person: { icon: "icon-house", text: texts.inPerson },
} satisfies Record<MeetingFormat, object>;

type BookingMentorProps = { profile: PublicMentorProfile; formats: readonly MeetingFormat[] };

/** The mentor, and the length, price and formats of the meeting. */
export function BookingMentor({ profile, formats }: BookingMentorProps) {
  const { name, username, avatar, isMentorVerified, subjects, rating } = profile;
  return (
    <section
      aria-labelledby="booking-mentor"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex items-center gap-4 lg:flex-col lg:items-start">
        <Avatar name={name} src={avatar} size={88} className="size-16 lg:size-22" />
        <div className="min-w-0 flex-1">
          <h2
            id="booking-mentor"
            className="flex items-start gap-1.5 font-display text-lg leading-snug font-semibold lg:text-xl"
          >
            <span className="min-w-0 break-words">{name}</span>
            {isMentorVerified && (
              <>
                <i className="icon mt-0.5 size-5 shrink-0 text-leaf icon-badge-check" />
                <span className="sr-only">{profileMessages.verified}</span>
              </>
            )}
          </h2>
          <p className="text-sm text-pretty text-ink-soft">{subjectsLine(subjects, { shown: SUBJECTS_SHOWN })}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm tabular-nums">
            <p className="flex flex-wrap items-center gap-x-2">
              {rating.average === null ? (
                <span className="rounded-full bg-leaf-wash px-2.5 py-0.5 font-medium text-leaf">{texts.new}</span>
              ) : (
                <>
                  <StarRating rating={rating.average} />
                  {averageText(rating.average)}
                  <span className="text-ink-soft">{reviewCountText(rating.count)}</span>
                </>
              )}
            </p>
            <PageLink
              href={mentorProfileHref(username)}
              className="-my-2 inline-flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
            >
              {texts.seeProfile}
              <span className="sr-only"> {texts.of(name)}</span>
            </PageLink>
          </div>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3 text-sm lg:flex-col">
        <li className="flex items-center gap-2">
          <i className="icon size-4 shrink-0 text-leaf icon-clock" />
          {texts.minutes}
        </li>
        <li className="flex items-center gap-2">
          <i className="icon size-4 shrink-0 text-leaf icon-wallet" />
          {firstMeetingText(profile.firstMeetingFee)}
        </li>
        {formats.map((format) => {
          const { icon, text } = FORMAT[format];
          return (
            <li key={format} className="flex items-center gap-2">
              <i className={cn("icon size-4 shrink-0 text-leaf", icon)} />
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
