import type { MapView } from "@/lib/domain/search/map-view.schema";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { mapSummaryTexts as texts } from "@/lib/domain/search/map-panel.messages";

type MapSummaryProps = {
  view: Pick<MapView, "mentors" | "total">;
  /** Whether the view holds only the mentors nearest to the visitor, and ignores others in the area. */
  isNearestOnly: boolean;
  isDefaultCenter: boolean;
  /** Null when no mentor matches. */
  onShowNearest: (() => void) | null;
};

function countText({ mentors, total }: MapSummaryProps["view"], isNearestOnly: boolean): string {
  if (total === 0) return mapMessages.nobodyHere;
  if (isNearestOnly) return texts.nearest(total);
  const all = texts.total(total);
  return mentors.length < total ? `${all} ${texts.zoomSeeMore(mentors.length)}` : all;
}

/** How many mentors there are, and which of them the map does not show. */
export function MapSummary({ view, isNearestOnly, isDefaultCenter, onShowNearest }: MapSummaryProps) {
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      <p role="status" className="font-medium tabular-nums">
        {countText(view, isNearestOnly)}
      </p>
      {onShowNearest && (
        <button
          type="button"
          onClick={onShowNearest}
          className="flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
        >
          {mapMessages.showNearest}
        </button>
      )}
      {isDefaultCenter && <p className="text-ink-soft">{mapMessages.defaultCenter}</p>}
    </div>
  );
}
