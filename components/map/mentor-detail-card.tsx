"use client";

import { PageLink } from "@/components/ui/page-link";
import { RatingLine } from "@/components/mentors/rating-line";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { shownAvatar } from "@/lib/domain/search/map-data.rules";
import { mentorDetailCardTexts as texts } from "@/lib/domain/search/map-panel.messages";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import { type Coordinates, distanceKm, formatDistance } from "@/lib/domain/places/coordinates.rules";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { formatMinutes, travelMinutes } from "@/lib/domain/places/travel-time.rules";
import { bookMeetingHref, mentorProfileHref } from "@/lib/links";

type MentorDetailCardProps = { mentor: MapMentor; visitor: Coordinates | null; onClose: () => void };

/** The selected mentor, with the route and a link to the profile. */
export function MentorDetailCard({ mentor, visitor, onClose }: MentorDetailCardProps) {
  const name = mentor.name.trim() || mapMessages.unknownTeacher;
  const km = visitor && distanceKm(visitor, mentor);
  return (
    <section
      aria-label={texts.selected(name)}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-float"
    >
      <div className="flex items-start gap-3">
        <Avatar name={name} src={shownAvatar(mentor.avatar)} size={56} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 font-display text-lg leading-snug font-semibold">
            <span className="truncate">{name}</span>
            {mentor.isMentorVerified && (
              <>
                <i className="icon size-5 shrink-0 text-leaf icon-badge-check" />
                <span className="sr-only">{texts.verifiedMentor}</span>
              </>
            )}
          </p>
          <p className="text-sm">
            <RatingLine rating={mentor.rating} reviewCount={mentor.reviewCount} />
          </p>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={texts.close}
          className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-leaf-wash"
        >
          <i className="icon size-5 icon-x" />
        </button>
      </div>
      <p className="flex items-start gap-1.5 text-sm text-ink-soft tabular-nums">
        <i className="icon mt-0.5 size-4 shrink-0 text-leaf icon-map-pin" />
        {km === null
          ? texts.pressSeeHow(mapMessages.myLocation)
          : texts.awayAboutTravel(formatDistance(km), formatMinutes(travelMinutes(km)))}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button asChild variant="secondary" className="px-3">
          <PageLink href={mentorProfileHref(mentor.username)}>{texts.viewProfile}</PageLink>
        </Button>
        <Button asChild className="px-3">
          <PageLink href={bookMeetingHref(mentor.username)}>{texts.bookCall}</PageLink>
        </Button>
      </div>
    </section>
  );
}
