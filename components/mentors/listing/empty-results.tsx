import { Illustration } from "@/components/ui/illustration";
import { PageLink } from "@/components/ui/page-link";
import { emptyResultsTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { queryOfFilter } from "@/lib/domain/search/listing.rules";
import { waysOutMessages } from "@/lib/domain/search/ways-out.messages";
import type { WaysOut } from "@/lib/domain/search/ways-out.rules";
import { links, listingHref, mentorProfileHref } from "@/lib/links";
import { ListingLink } from "./listing-navigation";

type EmptyResultsProps = {
  /** A class text that the search does not know. */
  unknownText: string | null;
  waysOut: WaysOut;
};

const WAY =
  "flex min-h-11 items-center justify-between gap-4 rounded-control border border-line bg-card px-4 py-2 text-left font-medium hover:border-leaf";

/** Says that nothing matches, and offers changes with their numbers of mentors. */
export function EmptyResults({ unknownText, waysOut: { ways, nearest } }: EmptyResultsProps) {
  const hasWays = ways.length > 0 || nearest !== null;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-3 text-center">
      <h2 className="font-display text-2xl font-semibold">{listingMessages.empty}</h2>
      {unknownText !== null && <p className="break-words text-ink-soft">{texts.notClassSubject(unknownText)}</p>}
      <p className="text-ink-soft">{listingMessages.emptyHint}</p>
      {hasWays && (
        <ul aria-label={waysOutMessages.ways} className="flex w-full flex-col gap-2">
          {ways.map(({ label, filter, count }) => (
            <li key={label}>
              <ListingLink href={listingHref(queryOfFilter(filter))} className={WAY}>
                <span className="min-w-0 break-words">{waysOutMessages.counted(label, count)}</span>
                <i className="icon size-4 shrink-0 text-leaf icon-arrow-right" />
              </ListingLink>
            </li>
          ))}
          {nearest && (
            <li>
              <PageLink href={mentorProfileHref(nearest.username)} className={WAY}>
                <span className="min-w-0 break-words">{waysOutMessages.nearest(nearest.name, nearest.distanceKm)}</span>
                <i className="icon size-4 shrink-0 text-leaf icon-map-pin" />
              </PageLink>
            </li>
          )}
        </ul>
      )}
      <ListingLink
        href={links.mentors}
        className="mt-1 inline-flex min-h-11 items-center rounded-control bg-leaf px-5 font-medium text-on-leaf"
      >
        {listingMessages.clearAll}
      </ListingLink>
      {!hasWays && <Illustration name="empty-mentors" width={288} height={224} />}
    </div>
  );
}
