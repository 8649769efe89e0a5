import { CalendarDays, GraduationCap, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { StarRating } from "@/components/ui/star-rating";
import { averageText, experienceText, reviewCountText } from "@/lib/domain/mentors/profile.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { formatMonth } from "@/lib/domain/time/format-date";
import { ReviewsLink } from "./reviews-link";
import { VerifiedBadge } from "./verified-badge";

/** Portrait and facts: who this is, what is taught, where, and what others say. */
export function ProfileHeader({ profile, currentYear }: { profile: PublicMentorProfile; currentYear: number }) {
  const { name, avatar, proficiency, subjects, placeName, rating, username, isMentorVerified, joinedAt } = profile;
  const hasExperience = profile.qualifications.length > 0;
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-7">
      <Avatar name={name} src={avatar} size={136} className="size-24 border border-line sm:size-34" />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <VerifiedBadge isVerified={isMentorVerified} />
          {proficiency && (
            <span className="inline-flex items-center rounded-full border border-line px-3 py-1 text-sm font-medium">
              {proficiency}
            </span>
          )}
        </div>
        <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{name}</h1>
        {subjects.length > 0 && <p className="text-lg text-ink-soft text-pretty">{subjects.join(" · ")}</p>}
        <ul className="flex flex-col gap-x-6 gap-y-1.5 tabular-nums sm:flex-row sm:flex-wrap sm:items-center">
          <li className="flex items-center gap-2">
            <StarRating rating={rating.average ?? 0} size={18} />
            <strong className="font-semibold">{averageText(rating.average)}</strong>
            <ReviewsLink username={username}>{reviewCountText(rating.count)}</ReviewsLink>
          </li>
          {placeName && <Fact icon={<MapPin aria-hidden className="size-4.5 shrink-0" />}>{placeName}</Fact>}
          {hasExperience && (
            <Fact icon={<GraduationCap aria-hidden className="size-4.5 shrink-0" />}>
              {experienceText(profile.qualifications, currentYear)} years of experience
            </Fact>
          )}
          <Fact icon={<CalendarDays aria-hidden className="size-4.5 shrink-0" />}>
            Member since {formatMonth(joinedAt)}
          </Fact>
        </ul>
      </div>
    </header>
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
