import type { ReactNode } from "react";
import { HeartButton } from "@/components/shortlist/heart-button";
import { Avatar } from "@/components/ui/avatar";
import { StarRating } from "@/components/ui/star-rating";
import { profileHeaderTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { averageText, experienceText, reviewCountText } from "@/lib/domain/mentors/profile.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { formatMonth } from "@/lib/domain/time/format-date";
import { profileTitle } from "@/lib/domain/mentors/profile-summary.rules";
import { ShareLinks } from "./share-links";
import { ReviewsLink } from "./reviews-link";
import { VerifiedBadge } from "./verified-badge";

type ProfileHeaderProps = { profile: PublicMentorProfile; currentYear: number; url: string };

/** Portrait and facts: name, subjects, place and rating. */
export function ProfileHeader({ profile, currentYear, url }: ProfileHeaderProps) {
  const { name, avatar, proficiency, subjects, placeName, isMentorVerified, checks, joinedAt } = profile;
  const experience = experienceText(profile.qualifications, currentYear);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 sm:items-start sm:gap-x-7 sm:gap-y-3">
      <Avatar
        name={name}
        src={avatar}
        size={136}
        className="size-22 border border-line max-[24rem]:size-16 sm:row-span-2 sm:size-34"
      />
      <div className="flex min-w-0 flex-col gap-2.5">
        {/* Beside the portrait, a long name fits on the narrowest phones without a break within words. */}
        <h1 className="font-display text-2xl font-bold text-balance break-words max-[24rem]:text-xl sm:text-4xl">
          {name}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <VerifiedBadge isVerified={isMentorVerified} checks={checks} />
          {proficiency && (
            <span className="inline-flex items-center rounded-full border border-line px-3 py-1 text-sm font-medium">
              {proficiency}
            </span>
          )}
        </div>
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-2.5 sm:col-span-1 sm:col-start-2">
        {subjects.length > 0 && <p className="text-lg text-pretty text-ink-soft">{subjects.join(" · ")}</p>}
        <ul className="flex flex-col gap-x-6 gap-y-1.5 tabular-nums sm:flex-row sm:flex-wrap sm:items-center">
          <li className="flex items-center gap-2">
            <RatingFact profile={profile} />
          </li>
          {placeName && <Fact icon={<i className="icon size-4.5 shrink-0 icon-map-pin" />}>{placeName}</Fact>}
          {experience !== profileMessages.notAvailable && (
            <Fact icon={<i className="icon size-4.5 shrink-0 icon-graduation-cap" />}>
              {texts.yearsExperience(experience)}
            </Fact>
          )}
          <Fact icon={<i className="icon size-4.5 shrink-0 icon-calendar-days" />}>
            {texts.memberSince(formatMonth(joinedAt))}
          </Fact>
        </ul>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <HeartButton username={profile.username} name={name} className="border border-line" />
          <ShareLinks url={url} title={profileTitle(profile)} />
        </div>
      </div>
    </header>
  );
}

function RatingFact({ profile: { rating, username } }: { profile: PublicMentorProfile }) {
  if (rating.average === null) {
    return (
      <>
        <span className="rounded-full bg-leaf-wash px-2.5 py-0.5 text-sm font-medium text-leaf">{texts.new}</span>
        <span className="text-ink-soft">{profileMessages.noReviews}</span>
      </>
    );
  }
  return (
    <>
      <StarRating rating={rating.average} size={18} />
      <strong className="font-semibold">{averageText(rating.average)}</strong>
      <ReviewsLink username={username}>{reviewCountText(rating.count)}</ReviewsLink>
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 text-ink-soft">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
