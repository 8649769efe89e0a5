import { ListingResults } from "@/components/mentors/listing/listing-navigation";
import { MentorGrid } from "@/components/mentors/listing/mentor-grid";
import { NewMentors } from "@/components/mentors/listing/new-mentors";
import { Pagination } from "@/components/mentors/listing/pagination";
import { mentorCountText, type ResolvedListing, soughtSubject } from "@/lib/domain/search/listing.rules";
import { LISTING_PAGE_SIZE, type ListingPageState } from "@/lib/domain/search/listing.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { listNextFreeTexts } from "@/lib/server/meetings/list-next-free";
import { findWaysOut } from "@/lib/server/search/find-ways-out";
import { listNewMentors } from "@/lib/server/search/list-new-mentors";
import { searchMentors } from "@/lib/server/search/search-mentors";

/** One page of cards; the first one adds mentors without reviews. */
export async function findCards(
  { filter }: ResolvedListing,
  { page, after }: ListingPageState,
  viewer: Coordinates | null,
) {
  const found = await searchMentors({
    filter,
    viewer,
    page,
    after,
    pageSize: LISTING_PAGE_SIZE,
    pastTheEnd: "last page",
  });
  const isEmpty = found.mentors.length === 0;
  const hasNewcomers = found.page === 1 && after === null && !isEmpty && filter.name === undefined;
  const newcomers = hasNewcomers ? await listNewMentors(filter, viewer, found.mentors) : null;
  const waysOut = isEmpty ? await findWaysOut(filter, viewer) : null;
  const shown = [...found.mentors, ...(newcomers?.mentors ?? [])];
  const nextFree = await listNextFreeTexts(shown.map(({ id }) => id));
  return { ...found, newcomers, waysOut, nextFree, mentorCount: mentorCountText(found.total, found.totalIsCapped) };
}

type MentorCardsProps = {
  found: Awaited<ReturnType<typeof findCards>>;
  listing: ResolvedListing;
};

/** The listing as cards; the page itself shows an empty result. */
export function MentorCards({ found, listing: { filter } }: MentorCardsProps) {
  const asked = { sought: soughtSubject(filter), grade: filter.grade, nextFree: found.nextFree };
  return (
    <>
      {found.mentors.length > 0 && (
        <ListingResults>
          <MentorGrid mentors={found.mentors} {...asked} />
        </ListingResults>
      )}
      <Pagination filter={filter} page={found.page} pageCount={found.pageCount} nextCursor={found.nextCursor} />
      {found.newcomers && <NewMentors {...found.newcomers} {...asked} />}
    </>
  );
}
