"use client";

import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { RatingLine } from "@/components/mentors/rating-line";
import { Avatar } from "@/components/ui/avatar";
import { namedSubjects, shownAvatar } from "@/lib/domain/search/map-data.rules";
import { mentorPopupTexts as texts } from "@/lib/domain/search/map-panel.messages";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import { type Coordinates, distanceKm, formatDistance } from "@/lib/domain/places/coordinates.rules";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { cyclingMinutes, formatMinutes, walkingMinutes } from "@/lib/domain/places/travel-time.rules";

type MentorPopupProps = { mentor: MapMentor; visitor: Coordinates | null };

/** The popup of the selected marker. */
export function MentorPopup(props: MentorPopupProps) {
  const failed = (
    <>
      <span className="block font-medium">{mapMessages.popupFailed}</span>
      <span className="block text-ink-soft">{mapMessages.popupTryAgain}</span>
    </>
  );
  return (
    <ErrorBoundary key={props.mentor.id} fallback={failed}>
      <PopupFacts {...props} />
    </ErrorBoundary>
  );
}

function PopupFacts({ mentor, visitor }: MentorPopupProps) {
  if (!Array.isArray(mentor.subjects)) return mapMessages.popupInvalid;
  const name = mentor.name.trim() || mapMessages.unknownTeacher;
  const { named, more } = namedSubjects(mentor.subjects);
  const km = visitor && distanceKm(visitor, mentor);

  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={shownAvatar(mentor.avatar)} size={44} />
        <div className="min-w-0">
          <p className="truncate font-display text-base font-semibold">{name}</p>
          <RatingLine rating={mentor.rating} reviewCount={mentor.reviewCount} />
        </div>
      </div>
      <ul className="flex flex-wrap gap-1">
        {named.map((subject) => (
          <li key={subject} className="rounded-full bg-leaf-wash px-2.5 py-0.5">
            {subject}
          </li>
        ))}
        {more > 0 && <li className="px-1 py-0.5 text-ink-soft">{texts.more(more)}</li>}
      </ul>
      {km !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft tabular-nums">
          <span>{texts.away(formatDistance(km))}</span>
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
      )}
    </div>
  );
}
