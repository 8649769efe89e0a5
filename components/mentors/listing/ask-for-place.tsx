import { LocationControl } from "@/components/places/location-control";
import { placeFilters, withoutFilters } from "@/lib/domain/search/filters";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { listingHref } from "@/lib/links";
import { ListingLink } from "./listing-navigation";

/** Replaces the results while a distance or "Comes to me" is chosen but the visitor's place is unknown. */
export function AskForPlace({ filter }: { filter: ListingFilter }) {
  return (
    <section
      aria-labelledby="place-first"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <div role="status" className="flex flex-col gap-2">
        <h2 id="place-first" className="font-display text-2xl font-semibold">
          {listingMessages.placeFirst}
        </h2>
        <p className="text-ink-soft">{listingMessages.placeFirstHint(filter)}</p>
      </div>
      <LocationControl place={null} isKnown={false} from={listingHref(queryOfFilter({ ...filter, near: undefined }))} />
      <ListingLink
        href={listingHref(queryOfFilter({ ...filter, ...withoutFilters(filter, placeFilters(filter)) }))}
        className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
      >
        {filter.distance === null ? listingMessages.anyFormat : listingMessages.anyDistance}
      </ListingLink>
    </section>
  );
}
