import type { Metadata } from "next";
import { headers } from "next/headers";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PageAccount } from "@/components/account/page-account";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActiveFilters } from "@/components/mentors/listing/active-filters";
import { AskForPlace } from "@/components/mentors/listing/ask-for-place";
import { CategoryStrip } from "@/components/mentors/listing/category-strip";
import { EmptyResults } from "@/components/mentors/listing/empty-results";
import { FilterPanel } from "@/components/mentors/listing/filter-panel";
import { ListingNavigationProvider, ListingResults } from "@/components/mentors/listing/listing-navigation";
import { LocationBar } from "@/components/mentors/listing/location-bar";
import { ResultsToolbar } from "@/components/mentors/listing/results-toolbar";
import { SearchNotice } from "@/components/mentors/listing/search-notice";
import { QualifiedMentorSection } from "@/components/mentors/qualified-mentor-section";
import { StructuredData } from "@/components/structured-data/structured-data";
import { SubscribeBanner } from "@/components/subscribe/subscribe-banner";
import { resultsTexts as pageTexts } from "@/lib/domain/search/listing-page.messages";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { mentorsPageTexts as texts } from "@/lib/domain/search/pages.messages";
import { isWholeTopic, listingIndex, soughtOf, topicName, topicOf } from "@/lib/domain/search/topic.rules";
import { needsPlace } from "@/lib/domain/search/filters";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { addressOfForm, type ListingFilter, resolveListing } from "@/lib/domain/search/listing.rules";
import { LISTING_PAGE_SIZE, listingPageSchema } from "@/lib/domain/search/listing.schema";
import { mentorList } from "@/lib/domain/structured-data/item-list.rules";
import { pageDescription } from "@/lib/domain/text/description.rules";
import { links } from "@/lib/links";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { env } from "@/lib/platform/env";
import { visitorOf } from "@/lib/platform/rest/visitor";
import { listHiddenMentors } from "@/lib/server/blocks/block.repository";
import { countEmptySearchAfterAnswer } from "@/lib/server/search/empty-searches";
import { readTopicRating } from "@/lib/server/search/topics";
import { findViewerZone } from "@/lib/server/meetings/viewer-zone";
import { pageMetadata } from "@/lib/server/page-metadata";
import { findTownId } from "@/lib/server/places/search-towns";
import { nearestTownName, placeOfSearch } from "@/lib/server/places/towns";
import { findViewerPosition } from "@/lib/server/places/viewer-position";
import { findCards, MentorCards } from "./mentor-cards";
import { findOnMap, MentorsOnMap } from "./mentors-on-map";

type Props = PageProps<"/mentors">;

/** The parsed URL and its results. Keyed by the URL's text, so that the page and its metadata read it once. */
const readListing = cache(async (address: string) => {
  const query = JSON.parse(address) as Awaited<Props["searchParams"]>;
  const cleanAddress = addressOfForm(query, findTownId);
  if (cleanAddress) permanentRedirect(cleanAddress);
  const state = listingPageSchema.parse(query);
  const [viewerZone, hidden] = await Promise.all([findViewerZone(), currentActor().then(listHiddenMentors)]);
  const { filter: asked, ...read } = resolveListing(state, findTownId, viewerZone);
  const listing = { ...read, filter: { ...asked, hidden } };
  const { filter } = listing;
  const viewer = placeOfSearch(filter, await findViewerPosition());
  const topic = topicOf(listing);
  const sought = soughtOf(listing, viewer !== null);
  const shared = {
    state,
    listing,
    viewer,
    topic,
    title: sought ? listingMessages.soughtTitle(sought) : listingMessages.title,
  };
  if (needsPlace(filter, viewer)) {
    return { ...shared, onMap: null, cards: null, intro: sought && shared.title, isAskingForPlace: true };
  }
  const onMap = filter.map && filter.name === undefined ? await findOnMap(listing, viewer) : null;
  const cards = onMap ? null : await findCards(listing, state, viewer);
  const rating = cards && topic.kind !== "all" && isWholeTopic(listing) ? await readTopicRating(topic) : null;
  const isCounted = sought && cards && cards.total > 0;
  const intro = isCounted ? listingMessages.soughtIntro(cards.mentorCount, sought, rating) : sought && shared.title;
  return { ...shared, onMap, cards, intro, isAskingForPlace: false };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state, listing, title, intro, onMap, cards } = await readListing(JSON.stringify(await searchParams));
  const { canonical, isIndexable } = listingIndex(listing, state, (onMap ?? cards)?.total ?? 0);
  return pageMetadata({
    title,
    description: pageDescription({
      facts: [intro ?? listingMessages.description],
      text: intro && listingMessages.topicClosing,
      closing: listingMessages.topicClosing,
    }),
    path: canonical,
    index: isIndexable ? undefined : false,
  });
}

/** Counts a search without a result, unless the browser only prefetches the page. */
async function countAfterAnswer(filter: ListingFilter, place: Coordinates | null): Promise<void> {
  const received = await headers();
  if (received.has("next-router-prefetch")) return;
  countEmptySearchAfterAnswer(filter, place, visitorOf(received).address, new Date());
}

/** The mentor listing, as cards or on a map. Every state has a URL, so it works with plain links and forms. */
export default async function MentorsPage({ searchParams }: Props) {
  const { state, listing, viewer, topic, title, intro, onMap, cards, isAskingForPlace } = await readListing(
    JSON.stringify(await searchParams),
  );
  const account = (await currentActor())?.id;
  if (cards?.total === 0) await countAfterAnswer(listing.filter, viewer);
  const { filter, classText } = listing;
  const name = topicName(topic);
  // On the first screen, above the chips, whose changes it repeats with counts.
  const found = onMap ?? cards;
  const waysOut = found?.waysOut;
  return (
    <>
      <ListingNavigationProvider>
        <div className="mx-auto flex w-full max-w-page flex-col gap-2.5 px-4 pt-1 pb-16 sm:gap-5 sm:px-6 sm:pt-4">
          <Breadcrumbs
            items={[
              { label: texts.home, href: links.home },
              { label: texts.mentors, href: links.mentors },
              ...(name === null || filter.subject !== null ? [] : [{ label: name }]),
            ]}
            base={env.APP_URL}
          />
          <header className="flex flex-col sm:gap-1.5">
            <h1 className="font-display text-xl font-bold text-balance sm:text-3xl">{listingMessages.title}</h1>
            <p className="max-w-prose text-sm text-ink-soft sm:text-lg">{listingMessages.subtitle}</p>
            {intro && <p className="max-w-prose text-sm text-ink-soft sm:text-base">{intro}</p>}
          </header>
          <CategoryStrip filter={filter} />
          {waysOut && (
            <ListingResults>
              <EmptyResults
                // Somebody has the name where another filter hides them.
                unknownText={waysOut.ways.some((way) => way.filter.name) ? null : (filter.name ?? null)}
                waysOut={waysOut}
              />
            </ListingResults>
          )}
          <FilterPanel filter={filter} keepsSort={!cards} />
          <PageAccount account={account}>
            <ResultsToolbar
              filter={filter}
              mentorCount={found?.mentorCount ?? listingMessages.uncounted}
              hasPlace={viewer !== null}
              view={cards ? "cards" : onMap ? "map" : "none"}
            >
              {!isAskingForPlace && (
                <LocationBar filter={filter} place={viewer && nearestTownName(viewer)} isKnown={viewer !== null} />
              )}
            </ResultsToolbar>
          </PageAccount>
          <div className="flex items-center gap-x-4 gap-y-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:whitespace-nowrap md:flex-wrap">
            {cards && (
              <p role="status" className="text-sm text-ink-soft tabular-nums sm:text-base">
                {pageTexts.showing(cards.mentorCount)}
              </p>
            )}
            <ActiveFilters filter={filter} hasPlace={viewer !== null} />
          </div>
          {cards?.needsPosition && (
            <p role="status" className="text-sm text-ink-soft">
              {pageTexts.distancesNeedLocation}
            </p>
          )}
          {!waysOut && <SearchNotice classText={classText} name={filter.name} />}
          {isAskingForPlace && (
            <PageAccount account={account}>
              <AskForPlace filter={filter} />
            </PageAccount>
          )}
          {onMap && (
            <PageAccount account={account}>
              <MentorsOnMap found={onMap} listing={listing} viewer={viewer} />
            </PageAccount>
          )}
          {cards && <MentorCards found={cards} listing={listing} />}
          {cards && cards.mentors.length > 0 && (
            <StructuredData
              data={mentorList(cards.mentors, {
                name: title,
                base: env.APP_URL,
                total: cards.totalIsCapped ? undefined : cards.total,
                start: state.after === null ? (cards.page - 1) * LISTING_PAGE_SIZE + 1 : undefined,
              })}
            />
          )}
        </div>
      </ListingNavigationProvider>
      <QualifiedMentorSection />
      <SubscribeBanner />
    </>
  );
}
