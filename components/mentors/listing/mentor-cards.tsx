"use client";

import { PageLink } from "@/components/ui/page-link";
import { RatingLine } from "@/components/mentors/rating-line";
import { HeartButton } from "@/components/shortlist/heart-button";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/class-names";
import { mentorCardsTexts as texts } from "@/lib/domain/search/mentor-cards.messages";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import type { MentorFacts } from "@/lib/domain/mentors/mentor-facts";
import { mentorProfileHref } from "@/lib/links";

type MentorCardsProps = {
  mentors: readonly MentorFacts[];
  headingLevel: "h2" | "h3";
  /** How many cards the first screen may show; the pictures of the others load lazily. */
  eager: number;
  className: string;
};

/** Mentors as cards. The browser receives them as data: server-rendered markup would be sent twice. */
export function MentorCards({ mentors, headingLevel, eager, className }: MentorCardsProps) {
  return (
    <ul className={cn("grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-3", className)}>
      {mentors.map((mentor, index) => (
        <li key={mentor.username}>
          <MentorCard mentor={mentor} headingLevel={headingLevel} lazy={index >= eager} />
        </li>
      ))}
    </ul>
  );
}

type MentorCardProps = Pick<MentorCardsProps, "headingLevel"> & { mentor: MentorFacts; lazy: boolean };

/** The whole card opens the profile, but contains one real link. */
function MentorCard({ mentor, headingLevel: Heading, lazy }: MentorCardProps) {
  return (
    <article className="group relative flex h-full flex-col gap-4 rounded-card border border-line bg-card p-5 transition-colors hover:border-leaf">
      <div className="flex items-start gap-4">
        <Avatar name={mentor.name} src={mentor.avatar} size={72} lazy={lazy} />
        <div className="min-w-0 flex-1">
          <Heading className="flex items-center gap-1.5 font-display text-lg leading-snug font-semibold">
            <span className="truncate">{mentor.name}</span>
            {mentor.isMentorVerified && (
              <>
                <i className="icon size-5 shrink-0 text-leaf icon-badge-check" />
                <span className="sr-only">{texts.verifiedMentor}</span>
              </>
            )}
          </Heading>
          <p className="truncate text-sm text-ink-soft">{mentor.subjects}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
            <RatingLine rating={mentor.rating} reviewCount={mentor.reviewCount} />
            {mentor.where && (
              <span className="flex items-center gap-1 text-ink-soft">
                <i className="icon size-4 icon-map-pin" />
                {mentor.where.text}
                {mentor.where.isDistance && <span className="sr-only"> {texts.away}</span>}
              </span>
            )}
          </p>
          <p className="mt-1.5 text-sm text-ink-soft">{[mentor.classes, mentor.modes].filter(Boolean).join(" · ")}</p>
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm tabular-nums">
            <span className="font-medium">{mentor.fee}</span>
            {mentor.nextFree && <span className="text-ink-soft">{texts.nextFree(mentor.nextFree)}</span>}
          </p>
        </div>
        <HeartButton username={mentor.username} name={mentor.name} className="relative z-10 -mt-2 -mr-2" />
      </div>
      {mentor.taught.length > 0 && (
        <details className="group/teaches relative z-10 border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-medium [&::-webkit-details-marker]:hidden">
            {listingMessages.teaches}
            <i className="icon size-4 transition-transform icon-chevron-down group-open/teaches:rotate-180" />
          </summary>
          <ul className="flex flex-wrap gap-1.5 pb-1">
            {mentor.taught.map((subject) => (
              <li key={subject} className="rounded-full bg-leaf-wash px-3 py-1 text-sm">
                {subject}
              </li>
            ))}
          </ul>
        </details>
      )}
      <PageLink
        href={mentorProfileHref(mentor.username)}
        className="mt-auto inline-flex min-h-11 items-center justify-center rounded-control border border-leaf px-4 font-medium text-leaf group-hover:bg-leaf-wash after:absolute after:inset-0 after:rounded-card"
      >
        {listingMessages.viewProfile}
        <span className="sr-only"> {texts.of(mentor.name)}</span>
      </PageLink>
    </article>
  );
}
