"use client";

import { PageLink } from "@/components/ui/page-link";
import { RatingLine } from "@/components/mentors/rating-line";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { carouselCardTexts as texts } from "@/lib/catalogue/home.messages";
import type { MentorFacts } from "@/lib/domain/mentors/mentor-facts";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { bookMeetingHref, mentorProfileHref } from "@/lib/links";

/** "Mentor · Mathematics, Physics...": the role and the main subjects. */
const roleLine = (subjects: string) => [texts.mentor, subjects].filter(Boolean).join(" · ");

/** A mentor card in the home page's carousel. Its width and gap make one step of the strip. */
export function CarouselCard({ mentor }: { mentor: MentorFacts }) {
  return (
    <li className="flex w-71 shrink-0 snap-start lg:w-67">
      <article className="relative flex w-full flex-col gap-4 rounded-card border border-line bg-card p-5 transition-colors hover:border-leaf">
        <div className="flex items-start gap-3.5">
          <Avatar name={mentor.name} src={mentor.avatar} size={64} lazy />
          <div className="min-w-0 flex-1">
            <h3 className="flex items-start gap-1.5 font-display text-lg leading-snug font-semibold">
              <PageLink
                href={mentorProfileHref(mentor.username)}
                className="line-clamp-2 min-w-0 after:absolute after:inset-0 after:rounded-card hover:text-leaf"
              >
                {mentor.name}
              </PageLink>
              {mentor.isMentorVerified && (
                <>
                  <i className="icon mt-0.5 size-5 shrink-0 text-leaf icon-badge-check" />
                  <span className="sr-only">{profileMessages.verified}</span>
                </>
              )}
            </h3>
            <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">{roleLine(mentor.subjects)}</p>
          </div>
        </div>
        <Facts mentor={mentor} />
        {/* Above the name's link, which covers the whole card. */}
        <Button asChild className="relative z-10 w-full">
          <PageLink href={bookMeetingHref(mentor.username)}>
            <i className="icon size-4 icon-phone" />
            {texts.bookCall}
            <span className="sr-only"> {texts.with(mentor.name)}</span>
          </PageLink>
        </Button>
      </article>
    </li>
  );
}

function Facts({ mentor: { rating, reviewCount, where } }: { mentor: MentorFacts }) {
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <RatingLine rating={rating} reviewCount={reviewCount} />
      {where && (
        <span className="flex items-center gap-1 text-ink-soft">
          <i className="icon size-4 icon-map-pin" />
          {where.text}
          {where.isDistance && <span className="sr-only"> {texts.away}</span>}
        </span>
      )}
    </p>
  );
}
