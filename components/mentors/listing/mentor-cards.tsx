"use client";

import type { ReactNode } from "react";
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
  const around = [mentor.town, mentor.modes].filter(Boolean);
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4 transition-colors hover:border-leaf sm:p-5">
      <div className="flex items-start gap-3.5">
        <Avatar name={mentor.name} src={mentor.avatar} size={64} lazy={lazy} />
        <div className="min-w-0 flex-1">
          <Heading className="font-display text-lg leading-snug font-semibold">
            <span className="break-words">{mentor.name}</span>
            {mentor.isMentorVerified && (
              <>
                <i className="icon ml-1.5 inline-block size-5 align-text-bottom text-leaf icon-badge-check" />
                <span className="sr-only">{texts.verifiedMentor}</span>
              </>
            )}
          </Heading>
          <p className="mt-1 flex text-sm">
            <RatingLine rating={mentor.rating} reviewCount={mentor.reviewCount} />
          </p>
        </div>
        <HeartButton username={mentor.username} name={mentor.name} className="relative z-10 -mt-2 -mr-2" />
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        <Fact icon="icon-book-open">
          <p>{[mentor.subjects, mentor.classes].filter(Boolean).join(" · ")}</p>
        </Fact>
        <Fact icon="icon-map-pin">
          <p className="tabular-nums">
            {mentor.where && (
              <span>
                {mentor.where.text}
                {mentor.where.isDistance && <span className="sr-only"> {texts.away}</span>}
              </span>
            )}
            {mentor.where && around.length > 0 && " · "}
            {around.join(" · ")}
          </p>
        </Fact>
        {mentor.nextFree && (
          <Fact icon="icon-clock">
            <p>{texts.nextFree(mentor.nextFree)}</p>
          </Fact>
        )}
      </ul>
      <div className="mt-auto border-t border-line pt-3">
        <p className="font-semibold tabular-nums">{mentor.fee}</p>
        <div className="-mb-2 flex items-start justify-between gap-3">
          {mentor.taught.length > 0 && (
            <details className="group/teaches relative z-10 min-w-0">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-medium text-ink-soft">
                {listingMessages.teaches}
                <i className="icon size-4 transition-transform icon-chevron-down group-open/teaches:rotate-180" />
              </summary>
              <ul className="flex flex-wrap gap-1.5 pb-3">
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
            className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-1 font-medium text-leaf underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {listingMessages.viewProfile}
            <span className="sr-only"> {texts.of(mentor.name)}</span>
            <i className="icon size-4 icon-arrow-right" />
          </PageLink>
        </div>
      </div>
    </article>
  );
}

/** One answer of a card, with an icon to find it by. */
function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <i className={cn("icon mt-0.5 size-4 text-ink-soft", icon)} />
      {children}
    </li>
  );
}
