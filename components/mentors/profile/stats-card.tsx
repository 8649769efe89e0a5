import { RatingSummary } from "@/components/reviews/rating-summary";
import { statsCardTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { experienceText } from "@/lib/domain/mentors/profile.rules";
import { teachingSummary } from "@/lib/domain/mentors/profile-summary.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { DistanceFact } from "./distance-fact";
import { VerifiedBadge } from "./verified-badge";

type StatsCardProps = { profile: PublicMentorProfile; currentYear: number; isOwn?: boolean };

/** The mentor in figures (docs/product.md, Screens). Mentors do not see a distance to themselves. */
export function StatsCard({ profile, currentYear, isOwn = false }: StatsCardProps) {
  const { classes, levels, formats } = teachingSummary(profile.classesOffered);
  const place = { latitude: profile.latitude, longitude: profile.longitude };
  const facts = [
    [texts.yearsExperience, experienceText(profile.qualifications, currentYear)],
    [texts.classes, classes.join(", ")],
    [texts.levels, levels.join(", ")],
    [texts.formats, formats.join(", ")],
    [texts.place, profile.placeName ?? ""],
    ...(isOwn
      ? []
      : [[texts.distance, <DistanceFact key="distance" to={isValidCoordinates(place) ? place : null} />] as const]),
  ] as const;
  return (
    <section
      aria-labelledby="stats-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="stats-title" className="font-display text-lg font-semibold">
          {texts.atAGlance}
        </h2>
        <VerifiedBadge isVerified={profile.isMentorVerified} />
      </div>
      <RatingSummary rating={profile.rating} />
      <dl className="-mb-2.5 flex flex-col divide-y divide-line border-t border-line text-sm">
        {facts.map(([term, text]) => (
          <div key={term} className="flex justify-between gap-6 py-2.5">
            <dt className="shrink-0 text-ink-soft">{term}</dt>
            <dd className="min-w-0 text-right font-medium text-balance break-words tabular-nums">
              {text || profileMessages.notAvailable}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
