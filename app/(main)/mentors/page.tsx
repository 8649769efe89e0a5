import type { Metadata } from "next";
import { cache } from "react";
import { PageAccount } from "@/components/account/page-account";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActiveFilters } from "@/components/mentors/listing/active-filters";
import { CategoryStrip } from "@/components/mentors/listing/category-strip";
import { FilterPanel } from "@/components/mentors/listing/filter-panel";
import { ListingNavigationProvider } from "@/components/mentors/listing/listing-navigation";
import { LocationBar } from "@/components/mentors/listing/location-bar";
import { SearchNotice } from "@/components/mentors/listing/search-notice";
import { QualifiedMentorSection } from "@/components/mentors/qualified-mentor-section";
import { StructuredData } from "@/components/structured-data/structured-data";
import { SubscribeBanner } from "@/components/subscribe/subscribe-banner";
import { listingMessages } from "@/lib/domain/mentors/listing.messages";
import {
  listingIndex,
  type ListingTopic,
  topicName,
  topicOf,
  topicTitle,
} from "@/lib/domain/mentors/listing-index.rules";
import { resolveListing } from "@/lib/domain/mentors/listing.rules";
import { LISTING_PAGE_SIZE, listingPageSchema } from "@/lib/domain/mentors/listing.schema";
import { mentorList } from "@/lib/domain/structured-data/item-list.rules";
import { pageDescription } from "@/lib/domain/text/description.rules";
import { links } from "@/lib/links";
import { currentActor } from "@/lib/server/auth/current-actor";
import { env } from "@/lib/server/env";
import { readTopicRating } from "@/lib/server/mentors/listing-index";
import { pageMetadata } from "@/lib/server/page-metadata";
import { nearestTownName } from "@/lib/server/places/nearest-town";
import { readViewerPosition } from "@/lib/server/places/viewer-position";
import { findCards, MentorCards } from "./mentor-cards";
import { findOnMap, MentorsOnMap } from "./mentors-on-map";

type Props = PageProps<"/mentors">;

/** What the address asks for and finds. Its text is the key, so that the page and what it tells search engines read it once. */
const readListing = cache(async (address: string) => {
  const state = listingPageSchema.parse(JSON.parse(address));
  const listing = resolveListing(state);
  const viewer = await readViewerPosition();
  // A class that nobody knows has no map, only the way on.
  const onMap = listing.filter.map && !listing.matchesNothing ? await findOnMap(listing, viewer) : null;
  const cards = onMap ? null : await findCards(listing, state, viewer);
  // With a subject besides, the page is about less than its class or level.
  const topic: ListingTopic = listing.filter.subjectId === null ? topicOf(listing) : { kind: "all" };
  const rating = topic.kind === "all" ? null : await readTopicRating(topic);
  return { state, listing, viewer, onMap, cards, topic, rating, found: (onMap ?? cards)! };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state, listing, topic, rating, found } = await readListing(JSON.stringify(await searchParams));
  const { canonical, isIndexable } = listingIndex(listing, state, found.total);
  const name = topicName(topic);
  const fact =
    name === null ? listingMessages.description : listingMessages.topicIntro(found.mentorCount, name, rating);
  return pageMetadata({
    title: topicTitle(topic),
    description: pageDescription({
      facts: [fact],
      text: name === null ? null : listingMessages.topicClosing,
      closing: listingMessages.topicClosing,
    }),
    path: canonical,
    index: isIndexable ? undefined : false,
  });
}

/** The mentor listing, as cards or on a map. Every state is an address, so it works as plain links and forms. */
export default async function MentorsPage({ searchParams }: Props) {
  const { state, listing, viewer, onMap, cards, topic, rating, found } = await readListing(
    JSON.stringify(await searchParams),
  );
  const account = (await currentActor())?.id;
  const { filter, classText, matchesNothing } = listing;
  const { mentorCount, needsPosition } = found;
  const name = topicName(topic);
  const title = topicTitle(topic);
  return (
    <>
      <ListingNavigationProvider>
        <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
          <Breadcrumbs
            items={[
              { label: "Home", href: links.home },
              { label: "Mentors", href: links.mentors },
              ...(name === null ? [] : [{ label: name }]),
            ]}
            base={env.APP_URL}
          />
          <header className="flex flex-col gap-2">
            <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{title}</h1>
            <p className="max-w-prose text-lg text-ink-soft">{listingMessages.subtitle}</p>
            {name !== null && found.total > 0 && filter.distanceKm === null && (
              <p className="max-w-prose text-ink-soft">{listingMessages.topicIntro(mentorCount, name, rating)}</p>
            )}
          </header>
          <CategoryStrip filter={filter} />
          <FilterPanel filter={filter} mentorCount={mentorCount} />
          <PageAccount account={account}>
            <LocationBar
              filter={filter}
              place={viewer && nearestTownName(viewer)}
              isKnown={viewer !== null}
              needsPosition={needsPosition}
            />
          </PageAccount>
          <ActiveFilters filter={filter} />
          {!matchesNothing && <SearchNotice classText={classText} />}
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
