import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActiveFilters } from "@/components/mentors/listing/active-filters";
import { CategoryStrip } from "@/components/mentors/listing/category-strip";
import { FilterPanel } from "@/components/mentors/listing/filter-panel";
import { ListingNavigationProvider } from "@/components/mentors/listing/listing-navigation";
import { LocationBar } from "@/components/mentors/listing/location-bar";
import { SearchNotice } from "@/components/mentors/listing/search-notice";
import { QualifiedMentorSection } from "@/components/mentors/qualified-mentor-section";
import { SubscribeBanner } from "@/components/subscribe/subscribe-banner";
import { listingMessages } from "@/lib/domain/mentors/listing.messages";
import { resolveListing } from "@/lib/domain/mentors/listing.rules";
import { listingPageSchema } from "@/lib/domain/mentors/listing.schema";
import { links } from "@/lib/links";
import { nearestTownName } from "@/lib/server/places/nearest-town";
import { readViewerPosition } from "@/lib/server/places/viewer-position";
import { findCards, MentorCards } from "./mentor-cards";
import { findOnMap, MentorsOnMap } from "./mentors-on-map";

export const metadata: Metadata = {
  title: listingMessages.title,
  description: listingMessages.subtitle,
  alternates: { canonical: links.mentors },
};

/** The mentor listing, as cards or on a map. Every state is an address, so it works as plain links and forms. */
export default async function MentorsPage({ searchParams }: PageProps<"/mentors">) {
  const state = listingPageSchema.parse(await searchParams);
  const listing = resolveListing(state);
  const { filter, classText, matchesNothing } = listing;
  const viewer = await readViewerPosition();
  // A class that nobody knows has no map, only the way on.
  const onMap = filter.map && !matchesNothing ? await findOnMap(listing, viewer) : null;
  const cards = onMap ? null : await findCards(listing, state, viewer);
  const { mentorCount, needsPosition } = (onMap ?? cards)!;

  return (
    <>
      <ListingNavigationProvider>
        <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
          <Breadcrumbs items={[{ label: "Home", href: links.home }, { label: "Mentors" }]} />
          <header className="flex flex-col gap-2">
            <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{listingMessages.title}</h1>
            <p className="max-w-prose text-lg text-ink-soft">{listingMessages.subtitle}</p>
          </header>
          <CategoryStrip filter={filter} />
          <FilterPanel filter={filter} mentorCount={mentorCount} />
          <LocationBar
            filter={filter}
            place={viewer && nearestTownName(viewer)}
            isKnown={viewer !== null}
            needsPosition={needsPosition}
          />
          <ActiveFilters filter={filter} />
          {!matchesNothing && <SearchNotice classText={classText} />}
          {onMap && <MentorsOnMap found={onMap} listing={listing} viewer={viewer} />}
          {cards && <MentorCards found={cards} listing={listing} />}
        </div>
      </ListingNavigationProvider>
      <QualifiedMentorSection />
      <SubscribeBanner />
    </>
  );
}
