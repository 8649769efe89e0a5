import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActiveFilters } from "@/components/mentors/listing/active-filters";
import { CategoryStrip } from "@/components/mentors/listing/category-strip";
import { EmptyResults } from "@/components/mentors/listing/empty-results";
import { FilterPanel } from "@/components/mentors/listing/filter-panel";
import { ListingNavigationProvider, ListingResults } from "@/components/mentors/listing/listing-navigation";
import { LocationBar } from "@/components/mentors/listing/location-bar";
import { MentorCard } from "@/components/mentors/listing/mentor-card";
import { NewMentors } from "@/components/mentors/listing/new-mentors";
import { Pagination } from "@/components/mentors/listing/pagination";
import { ResultsToolbar } from "@/components/mentors/listing/results-toolbar";
import { SearchNotice } from "@/components/mentors/listing/search-notice";
import { QualifiedMentorSection } from "@/components/mentors/qualified-mentor-section";
import { SubscribeBanner } from "@/components/subscribe/subscribe-banner";
import { listingMessages } from "@/lib/domain/mentors/listing.messages";
import { resolveListing, mentorCountText } from "@/lib/domain/mentors/listing.rules";
import { LISTING_PAGE_SIZE, listingStateSchema } from "@/lib/domain/mentors/listing.schema";
import { links } from "@/lib/links";
import { listNewMentors } from "@/lib/server/mentors/list-new-mentors";
import { noMentors, searchMentors } from "@/lib/server/mentors/search-mentors";
import { nearestTownName } from "@/lib/server/places/nearest-town";
import { readViewerPosition } from "@/lib/server/places/viewer-position";

export const metadata: Metadata = {
  title: listingMessages.title,
  description: listingMessages.subtitle,
  alternates: { canonical: links.mentors },
};

/** The mentor listing. Every state is an address, so it works as plain links and forms. */
export default async function MentorsPage({ searchParams }: PageProps<"/mentors">) {
  const state = listingStateSchema.parse(await searchParams);
  const { filter, classText, matchesNothing } = resolveListing(state);
  const viewer = await readViewerPosition();
  const found = matchesNothing
    ? noMentors
    : await searchMentors({
        filter,
        viewer,
        page: state.page,
        after: state.after,
        pageSize: LISTING_PAGE_SIZE,
        pastTheEnd: "last page",
      });
  const isFirstPage = found.page === 1 && state.after === null && !matchesNothing;
  const newcomers = isFirstPage ? await listNewMentors(filter, viewer, found.mentors) : null;
  const mentorCount = mentorCountText(found.total, found.totalIsCapped);

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
            needsPosition={found.needsPosition}
          />
          <ActiveFilters filter={filter} />
          {!matchesNothing && <SearchNotice classText={classText} />}
          <ResultsToolbar filter={filter} mentorCount={mentorCount} />
          <ListingResults>
            {found.mentors.length === 0 ? (
              <EmptyResults unknownText={matchesNothing ? (classText?.unknown ?? null) : null} />
            ) : (
              <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
                {found.mentors.map((mentor) => (
                  <li key={mentor.id}>
                    <MentorCard mentor={mentor} />
                  </li>
                ))}
              </ul>
            )}
          </ListingResults>
          <Pagination filter={filter} page={found.page} pageCount={found.pageCount} nextCursor={found.nextCursor} />
          {newcomers && <NewMentors {...newcomers} />}
        </div>
      </ListingNavigationProvider>
      <QualifiedMentorSection />
      <SubscribeBanner />
    </>
  );
}
