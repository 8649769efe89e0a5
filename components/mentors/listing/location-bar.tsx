import { LocationControl } from "@/components/places/location-control";
import { locationBarTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { listingHref } from "@/lib/links";

type LocationBarProps = { filter: ListingFilter; place: string | null; isKnown: boolean; needsPosition: boolean };

/** The place from which distances are measured. */
export function LocationBar({ filter, place, isKnown, needsPosition }: LocationBarProps) {
  return (
    <div className="flex flex-col gap-2">
      {needsPosition && (
        <p role="status" className="text-sm text-ink-soft">
          {texts.distancesNeedLocation}
        </p>
      )}
      <LocationControl
        place={place}
        isKnown={isKnown}
        from={listingHref(queryOfFilter({ ...filter, near: undefined }))}
      />
    </div>
  );
}
