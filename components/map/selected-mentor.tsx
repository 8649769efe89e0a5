"use client";

import type { ReactNode } from "react";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { RatingLine } from "@/components/mentors/rating-line";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { namedSubjects, shownAvatar } from "@/lib/domain/search/map-data.rules";
import { selectedMentorTexts as texts } from "@/lib/domain/search/map-panel.messages";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import { type Coordinates, distanceKm, formatDistance } from "@/lib/domain/places/coordinates.rules";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { cyclingMinutes, formatMinutes, travelMinutes, walkingMinutes } from "@/lib/domain/places/travel-time.rules";
import { bookMeetingHref, mentorProfileHref } from "@/lib/links";

type SelectedMentorProps = {
  mentor: MapMentor;
  visitor: Coordinates | null;
  /** Beside the name. */
  closeButton?: ReactNode;
};

/** The selected mentor with the way there: in the popup on wide screens, in a card at the bottom on phones. */
export function SelectedMentor({ mentor, visitor, closeButton }: SelectedMentorProps) {
  const name = mentor.name.trim() || mapMessages.unknownTeacher;
  const failed = (
    <>
      <span className="block font-medium">{mapMessages.popupFailed}</span>
      <span className="block text-ink-soft">{mapMessages.popupTryAgain}</span>
    </>
  );
  return (
    <section aria-label={texts.selected(name)} className="flex flex-col gap-2 text-sm">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={shownAvatar(mentor.avatar)} size={44} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 font-display text-base font-semibold">
            <span className="truncate">{name}</span>
            {mentor.isMentorVerified && (
              <>
                <i className="icon size-5 shrink-0 text-leaf icon-badge-check" />
                <span className="sr-only">{texts.verifiedMentor}</span>
              </>
            )}
          </p>
          <RatingLine rating={mentor.rating} reviewCount={mentor.reviewCount} />
        </div>
        {closeButton}
      </div>
      <ErrorBoundary key={mentor.id} fallback={failed}>
        <Subjects mentor={mentor} />
      </ErrorBoundary>
      <WayThere km={visitor && distanceKm(visitor, mentor)} />
      <div className="grid grid-cols-2 gap-2">
        <Button asChild variant="secondary" className="px-2">
          <PageLink href={mentorProfileHref(mentor.username)}>{texts.viewProfile}</PageLink>
        </Button>
        <Button asChild className="px-2">
          <PageLink href={bookMeetingHref(mentor.username)}>{texts.bookCall}</PageLink>
        </Button>
      </div>
    </section>
  );
}

function Subjects({ mentor }: { mentor: MapMentor }) {
  if (!Array.isArray(mentor.subjects)) return mapMessages.popupInvalid;
  const { named, more } = namedSubjects(mentor.subjects);
  return (
    <ul className="flex flex-wrap gap-1">
      {named.map((subject) => (
        <li key={subject} className="rounded-full bg-leaf-wash px-2.5 py-0.5">
          {subject}
        </li>
      ))}
      {more > 0 && <li className="px-1 py-0.5 text-ink-soft">{texts.more(more)}</li>}
    </ul>
  );
}

function WayThere({ km }: { km: number | null }) {
  if (km === null) return <p className="text-ink-soft">{texts.pressSeeHow(mapMessages.myLocation)}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft tabular-nums">
      <span>{texts.awayAboutTravel(formatDistance(km), formatMinutes(travelMinutes(km)))}</span>
      <span className="inline-flex items-center gap-1">
        <i className="icon size-4 icon-footprints" />
        <span className="sr-only">{texts.onFoot} </span>
        {formatMinutes(walkingMinutes(km))}
      </span>
      <span className="inline-flex items-center gap-1">
        <i className="icon size-4 icon-bike" />
        <span className="sr-only">{texts.byBicycle} </span>
        {formatMinutes(cyclingMinutes(km))}
      </span>
    </p>
  );
}
