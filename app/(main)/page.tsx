import type { Metadata } from "next";
import { PageAccount } from "@/components/account/page-account";
import { ClassStandards } from "@/components/home/class-standards";
import { Hero } from "@/components/home/hero";
import { MentorCarousel } from "@/components/home/mentor-carousel";
import { NearbyMentors } from "@/components/home/nearby-mentors";
import { Testimonials } from "@/components/home/testimonials";
import { TwoPanels } from "@/components/home/two-panels";
import { StructuredData } from "@/components/structured-data/structured-data";
import { SubscribeBanner } from "@/components/subscribe/subscribe-banner";
import { factsOf } from "@/lib/domain/mentors/mentor-facts";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { siteOrganization, webSite } from "@/lib/domain/structured-data/site.rules";
import { links } from "@/lib/links";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { unlessUnavailable } from "@/lib/platform/db/database-errors";
import { env } from "@/lib/platform/env";
import { listHomeMentors } from "@/lib/server/search/list-home-mentors";
import { startAround, startAroundDefault } from "@/lib/server/search/map/start-map";
import { listHiddenMentors } from "@/lib/server/blocks/block.repository";
import { pageMetadata } from "@/lib/server/page-metadata";
import { mapTiles } from "@/lib/server/places/map-tiles";
import { nearestTownName } from "@/lib/server/places/towns";
import { findViewerPosition } from "@/lib/server/places/viewer-position";
import { site } from "@/lib/site";

export const metadata: Metadata = pageMetadata({
  title: { absolute: `${site.name}: ${site.tagline}` },
  description: site.description,
  path: links.home,
});

/** Mentors below the search. */
const FACES = 3;

/** The home page (docs/product.md, Screens). Rendered per request, because it shows mentors near the visitor. */
export default async function HomePage({ searchParams }: PageProps<"/">) {
  const { level } = await searchParams;
  // Most of this page needs no database, so it renders without one.
  const [viewer, actor] = await Promise.all([
    unlessUnavailable(findViewerPosition()),
    unlessUnavailable(currentActor()),
  ]);
  const hidden = (await unlessUnavailable(listHiddenMentors(actor))) ?? [];
  const [mentors, unplaced] = await Promise.all([
    unlessUnavailable(listHomeMentors(viewer, hidden)),
    viewer ? null : unlessUnavailable(startAroundDefault({ ...NO_FILTER, hidden })),
  ]);
  // With a known place the carousel has the nearest mentors already.
  const nearby = viewer ? mentors && startAround(viewer, mentors) : unplaced;
  const faces = (mentors ?? []).slice(0, FACES).map((mentor) => {
    const { username, name, avatar, where } = factsOf(mentor);
    return { username, name, avatar, where: where?.text ?? null };
  });
  return (
    <>
      <StructuredData data={siteOrganization(env.APP_URL)} />
      <StructuredData data={webSite(env.APP_URL)} />
      <Hero faces={faces} isNear={viewer !== null} />
      <ClassStandards asked={level} />
      <MentorCarousel mentors={mentors} isNearestFirst={viewer !== null} />
      <Testimonials />
      <TwoPanels />
      <PageAccount account={actor?.id}>
        <NearbyMentors viewer={viewer} place={viewer && nearestTownName(viewer)} start={nearby} tiles={mapTiles} />
      </PageAccount>
      <SubscribeBanner />
    </>
  );
}
