import { LocationControl } from "@/components/places/location-control";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { listingHref } from "@/lib/links";

type LocationBarProps = { filter: ListingFilter; place: string | null; isKnown: boolean };

/** The place from which distances are measured. */
export function LocationBar({ filter, place, isKnown }: LocationBarProps) {
  return (
    <LocationControl
      place={place}
      isKnown={isKnown}
      from={listingHref(queryOfFilter({ ...filter, near: undefined }))}
      isInRow
    />
  );
}
