import { LinkTabs } from "@/components/ui/link-tabs";
import { meetingsPanelTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import { WHEN, type MeetingsQuery } from "@/lib/domain/meetings/own-meeting";
import { ownMeetingsHref } from "@/lib/links";
import { CalendarFeed } from "./calendar-feed";
import { MeetingList, type MeetingPage } from "./meeting-list";
import type { MeetingsView } from "./meetings-view";
import { RoomForm } from "./room-form";

const LABELS: Record<MeetingsQuery["when"], string> = { upcoming: texts.upcoming, past: texts.past };

type MeetingsPanelProps = {
  lists: Record<MeetingsQuery["when"], MeetingPage>;
  view: MeetingsView;
  feed: { address: string; isRenewing: boolean };
  /** A mentor whose online meetings have no room. */
  needsRoom?: boolean;
};

/** The viewer's upcoming and past meetings, and the calendar feed. */
export function MeetingsPanel({ lists, view, feed, needsRoom }: MeetingsPanelProps) {
  const tabs = WHEN.map((when) => {
    const list = lists[when];
    const { page, total } = list.pagination;
    return {
      key: when,
      label: total > 0 ? `${LABELS[when]} (${total})` : LABELS[when],
      href: ownMeetingsHref({ when, page }),
      panel: <MeetingList list={list} view={{ ...view, when, page }} />,
    };
  });
  return (
    <div className="flex flex-col gap-9">
      {needsRoom && <RoomForm />}
      <div className="flex flex-col gap-3">
        <h2 id="meetings-title" tabIndex={-1} className="font-display text-xl font-semibold">
          {texts.yourMeetings}
        </h2>
        <LinkTabs label={texts.whichMeetings} parameter="when" tabs={tabs} initialTab={view.when} />
      </div>
      <CalendarFeed {...feed} />
    </div>
  );
}
