import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { meetingListTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { ownMeetingsHref } from "@/lib/links";
import { MeetingCard } from "./meeting-card";
import type { MeetingsView } from "./meetings-view";
import { NoMeetings } from "./no-meetings";

export type MeetingPage = {
  meetings: readonly OwnMeeting[];
  pagination: { page: number; limit: number; total: number };
};
type MeetingListProps = { list: MeetingPage; view: MeetingsView };

/** A page of the viewer's own meetings. */
export function MeetingList({ list: { meetings, pagination }, view }: MeetingListProps) {
  const { page, limit, total } = pagination;
  const pageCount = Math.max(1, Math.ceil(total / limit));
  if (total === 0) return <NoMeetings when={view.when} viewer={view.viewer} />;
  return (
    <div className="flex flex-col gap-5">
      {page > pageCount && <p className="text-ink-soft">{texts.thereFewerPages}</p>}
      <ol className="flex flex-col gap-4">
        {meetings.map((meeting) => (
          <li key={meeting._id}>
            <MeetingCard meeting={meeting} view={view} />
          </li>
        ))}
      </ol>
      {(pageCount > 1 || page > pageCount) && <Pages when={view.when} page={page} pageCount={pageCount} />}
    </div>
  );
}

type PagesProps = { when: MeetingsView["when"]; page: number; pageCount: number };

function Pages({ when, page, pageCount }: PagesProps) {
  const step = (label: string, target: number) => (
    <Button asChild variant="secondary">
      <PageLink href={ownMeetingsHref({ when, page: target })}>{label}</PageLink>
    </Button>
  );
  return (
    <nav aria-label={texts.pagesMeetings(when)} className="flex flex-wrap items-center justify-center gap-4">
      {page > 1 && step(texts.previousPage, Math.min(page - 1, pageCount))}
      <span className="text-ink-soft tabular-nums">{texts.pageOf(page, pageCount)}</span>
      {page < pageCount && step(texts.nextPage, page + 1)}
    </nav>
  );
}
