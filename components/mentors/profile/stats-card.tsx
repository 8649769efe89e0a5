import { RatingAverage } from "@/components/reviews/rating-summary";
import { feesText } from "@/lib/domain/mentors/fee.rules";
import { statsCardTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { experienceText } from "@/lib/domain/mentors/profile.rules";
import { teachingSummary } from "@/lib/domain/mentors/profile-summary.rules";
import { lessonsInPerson, teachingModesLine } from "@/lib/domain/mentors/teaching-modes.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { DistanceRow } from "./distance-row";
import { VerifiedBadge } from "./verified-badge";

type StatsCardProps = { profile: PublicMentorProfile; currentYear: number; isOwn?: boolean };

/**
 * The mentor in figures (docs/product.md, Screens); leaves out unknown values. Shows the distance only for lessons in
 * person, and never to oneself.
 */
export function StatsCard({ profile, currentYear, isOwn = false }: StatsCardProps) {
  const { classesOffered, reachKm, hostsStudents, username } = profile;
  const { classes, levels } = teachingSummary(classesOffered);
  const formats = classesOffered.map(({ format }) => format);
  const place = { latitude: profile.latitude, longitude: profile.longitude };
  const experience = experienceText(profile.qualifications, currentYear);
  const facts = [
    [texts.fee, formats.length > 0 && feesText(classesOffered.map(({ fee }) => fee))],
    [texts.lessons, teachingModesLine({ formats, reachKm, hostsStudents })],
    [texts.yearsExperience, experience !== profileMessages.notAvailable && experience],
    [texts.classes, classes.join(", ")],
    [texts.levels, levels.join(", ")],
    [texts.place, profile.placeName],
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
        <VerifiedBadge isVerified={profile.isMentorVerified} checks={isOwn ? profile.checks : undefined} />
      </div>
      <RatingAverage rating={profile.rating} />
      <dl className="-mb-2.5 flex flex-col divide-y divide-line border-t border-line text-sm">
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term} className="flex justify-between gap-6 py-2.5">
                <dt className="shrink-0 text-ink-soft">{term}</dt>
                <dd className="min-w-0 text-right font-medium text-balance break-words tabular-nums">{text}</dd>
              </div>
            ),
        )}
        {!isOwn && isValidCoordinates(place) && lessonsInPerson(formats) && (
          <DistanceRow to={place} username={username} />
        )}
      </dl>
    </section>
  );
}
