"use client";

import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/components/ui/class-names";
import { RatingLine } from "@/components/mentors/rating-line";
import { Avatar } from "@/components/ui/avatar";
import { inListOrder, shownAvatar } from "@/lib/domain/search/map-data.rules";
import { mapMentorListTexts as texts } from "@/lib/domain/search/map-panel.messages";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import { subjectsLine } from "@/lib/domain/mentors/subjects-line.rules";
import { type Coordinates, distanceKm, formatDistance } from "@/lib/domain/places/coordinates.rules";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { mentorProfileHref } from "@/lib/links";

/** Id of the button that shows a mentor, so that the focus can return to it. */
export const mapEntryId = (id: string) => `map-entry-${id}`;

type MapMentorListProps = {
  mentors: readonly MapMentor[];
  visitor: Coordinates | null;
  /** What is selected on the map; null while there is no map. */
  selection?: {
    selectedId: string | null;
    highlightedId: string | null;
    toggle: (mentor: MapMentor) => void;
    highlight: (id: string | null) => void;
  } | null;
};

/** The mentors of the map as a list: beside it on wide screens, a swipeable row below it on phones. */
export function MapMentorList(props: MapMentorListProps) {
  return (
    <ul
      aria-label={texts.mentorsMap}
      className="flex snap-x scroll-px-1 gap-3 overflow-x-auto p-1 lg:absolute lg:inset-0 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {inListOrder(props.mentors, props.visitor).map((mentor) => (
        <MapMentorEntry key={mentor.id} mentor={mentor} {...props} />
      ))}
    </ul>
  );
}

type MapMentorEntryProps = Omit<MapMentorListProps, "mentors"> & { mentor: MapMentor };

function MapMentorEntry({ mentor, visitor, selection }: MapMentorEntryProps) {
  const isSelected = mentor.id === selection?.selectedId;
  const name = mentor.name.trim() || mapMessages.unknownTeacher;
  const subjects = Array.isArray(mentor.subjects) ? subjectsLine(mentor.subjects) : "";
  return (
    <li
      data-highlighted={mentor.id === selection?.highlightedId || undefined}
      onMouseEnter={() => selection?.highlight(mentor.id)}
      onMouseLeave={() => selection?.highlight(null)}
      onFocus={() => selection?.highlight(mentor.id)}
      onBlur={() => selection?.highlight(null)}
      className={cn(
        "relative flex w-64 shrink-0 snap-start flex-col gap-2 rounded-card border p-3 data-highlighted:border-leaf lg:w-full",
        isSelected ? "border-leaf bg-leaf-wash" : "border-line bg-card",
      )}
    >
      <div className="flex items-center gap-3">
        <Avatar name={name} src={shownAvatar(mentor.avatar)} size={44} lazy />
        <div className="min-w-0 flex-1">
          <PageLink
            href={mentorProfileHref(mentor.username)}
            className="flex min-h-6 items-center font-medium hover:text-leaf hover:underline"
          >
            <span className="truncate">{name}</span>
          </PageLink>
          <p className="truncate text-sm text-ink-soft">{subjects}</p>
        </div>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-2 text-sm">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <RatingLine rating={mentor.rating} reviewCount={mentor.reviewCount} />
          {visitor && <span className="text-ink-soft tabular-nums">{formatDistance(distanceKm(visitor, mentor))}</span>}
        </span>
        {selection && (
          <button
            id={mapEntryId(mentor.id)}
            type="button"
            aria-pressed={isSelected}
            onClick={() => selection.toggle(mentor)}
            className="flex min-h-11 items-center gap-1 rounded-control px-2 font-medium whitespace-nowrap text-leaf hover:bg-leaf-wash"
          >
            <i className="icon size-4 icon-map-pin" />
            {isSelected ? texts.shown : texts.show}
            <span className="sr-only"> {texts.onTheMap(name)}</span>
          </button>
        )}
      </div>
    </li>
  );
}
