import { Illustration } from "@/components/ui/illustration";
import { emptyResultsTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { links } from "@/lib/links";
import { ListingLink } from "./listing-navigation";

/** Shown when nothing matches, with links to continue. */
export function EmptyResults({ unknownText }: { unknownText: string | null }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-10 text-center">
      <Illustration name="empty-mentors" width={288} height={224} />
      <h2 className="font-display text-2xl font-semibold">{listingMessages.empty}</h2>
      {unknownText !== null && <p className="break-words text-ink-soft">{texts.notClassSubject(unknownText)}</p>}
      <p className="text-ink-soft">{listingMessages.emptyHint}</p>
      <ListingLink
        href={links.mentors}
        className="mt-2 inline-flex min-h-11 items-center rounded-control bg-leaf px-5 font-medium text-on-leaf"
      >
        {listingMessages.clearAll}
      </ListingLink>
    </div>
  );
}
