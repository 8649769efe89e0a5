import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { PageLink } from "@/components/ui/page-link";
import { shortlistMessages as texts } from "@/lib/domain/shortlist/shortlist.messages";
import { links } from "@/lib/links";

/** The empty state: explains how to save mentors, with a link to start. */
export function EmptyShortlist() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-10 text-center">
      <Illustration name="empty-mentors" width={288} height={224} />
      <h2 className="font-display text-2xl font-semibold">{texts.emptyTitle}</h2>
      <p className="text-ink-soft">{texts.emptyHint}</p>
      <Button asChild className="mt-2">
        <PageLink href={links.mentors}>{texts.findMentors}</PageLink>
      </Button>
    </div>
  );
}
