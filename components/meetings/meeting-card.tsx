import { PageLink } from "@/components/ui/page-link";
import { QuietLink } from "@/components/ui/quiet-link";
import { blockTexts } from "@/lib/domain/blocks/block.messages";
import { REPORT_LINK_TEXTS } from "@/lib/domain/reports/report.messages";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { meetingCardTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import {
  bookMeetingHref,
  links,
  meetingCalendarHref,
  mentorProfileHref,
  mentorReviewsHref,
  moveMeetingHref,
  blockHref,
  reportHref,
} from "@/lib/links";
import { site } from "@/lib/site";
import { CancelMeeting } from "./cancel-meeting";
import { JoinButton } from "./join-button";
import { MeetingFacts } from "./meeting-facts";
import { MeetingTime } from "./meeting-time";
import type { MeetingsView } from "./meetings-view";

type MeetingCardProps = { meeting: OwnMeeting; view: MeetingsView };

/** One meeting from the viewer's side, with all available actions. */
export function MeetingCard({ meeting, view }: MeetingCardProps) {
  const { _id, side, other, status, cancellation } = meeting;
  const titleId = `meeting-${_id}`;
  return (
    <article aria-labelledby={titleId} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3.5">
          <Avatar name={other.name} src={other.avatar} size={48} className="size-12" lazy />
          <div className="min-w-0 flex-1">
            <h3 id={titleId} className="font-display text-lg leading-tight font-semibold break-words">
              {other.username ? (
                <PageLink
                  href={mentorProfileHref(other.username)}
                  className="underline-offset-4 hover:text-leaf hover:underline"
                >
                  {other.name}
                </PageLink>
              ) : (
                other.name
              )}
            </h3>
            <p className="text-sm text-ink-soft">{side === "student" ? texts.yourMentor : texts.student}</p>
          </div>
          {status === "cancelled" && <Badge>{texts.cancelled}</Badge>}
          {status === "pending" && <Badge>{texts.notConfirmedYet}</Badge>}
        </div>
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
          <MeetingTime meeting={meeting} />
          <MeetingFacts meeting={meeting} />
        </div>
        {cancellation && <Cancellation meeting={meeting} cancellation={cancellation} />}
        <Actions meeting={meeting} view={view} />
        <p className="flex flex-wrap gap-x-5">
          <QuietLink href={reportHref("meeting", _id)}>{REPORT_LINK_TEXTS.meeting}</QuietLink>
          <QuietLink href={blockHref(other._id)}>{blockTexts.link}</QuietLink>
        </p>
      </div>
    </article>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <span className="shrink-0 self-start rounded-full border border-line px-3 py-1 text-sm font-medium">
      {children}
    </span>
  );
}

type CancellationProps = { meeting: OwnMeeting; cancellation: NonNullable<OwnMeeting["cancellation"]> };

function Cancellation({ meeting: { side, other }, cancellation: { by, reason, hasLeft } }: CancellationProps) {
  const leaver = by === "mentor" ? texts.yourMentor : texts.theStudent;
  const canceller = by === "site" ? site.name : by === side ? null : other.name;
  return (
    <div className="rounded-control bg-leaf-wash px-4 py-3">
      <p className="font-medium">{hasLeft ? texts.hasLeft(leaver) : texts.cancelledBy(canceller)}</p>
      {reason && <p className="mt-1 break-words whitespace-pre-line">“{reason}”</p>}
    </div>
  );
}

function Actions({ meeting, view }: MeetingCardProps) {
  const { _id, side, other, status, startsAt, endsAt, roomUrl, canChange } = meeting;
  const mentorUsername = side === "mentor" ? view.viewer.username : other.username;
  const isOver = view.when === "past";
  const isHeld = isOver && status !== "cancelled";
  const mayReview = isHeld && side === "student" && startsAt !== null && !view.reviewedMentors.includes(other._id);
  const isEntry = startsAt === null && status !== "cancelled";
  const inCalendar = !isOver && startsAt !== null;
  const actions = [
    roomUrl && <JoinButton key="join" meeting={{ startsAt, endsAt, roomUrl }} renderedAt={view.now} />,
    inCalendar && (
      <Button key="calendar" asChild variant="secondary">
        <a href={meetingCalendarHref(_id)} download>
          <i className="icon size-4 icon-calendar-plus" />
          {texts.addCalendar}
        </a>
      </Button>
    ),
    canChange && mentorUsername && (
      <Button key="move" asChild variant="secondary">
        <PageLink href={moveMeetingHref(mentorUsername, _id)}>{texts.move}</PageLink>
      </Button>
    ),
    (canChange || isEntry) && <CancelMeeting key="cancel" meeting={meeting} view={view} />,
    mayReview && other.username && (
      <Button key="review" asChild variant="secondary">
        <PageLink href={mentorReviewsHref(other.username, {})}>{texts.writeReview}</PageLink>
      </Button>
    ),
    status === "cancelled" && side === "student" && !other.username && (
      <Button key="another" asChild variant="secondary">
        <PageLink href={links.mentors}>{texts.findAnotherMentor}</PageLink>
      </Button>
    ),
    isOver && side === "student" && other.username && (
      <Button key="again" asChild variant="secondary">
        <PageLink href={bookMeetingHref(other.username)}>{texts.bookAgain}</PageLink>
      </Button>
    ),
  ].filter(Boolean);
  return (
    actions.length > 0 && (
      <div className="flex flex-wrap gap-3 has-aria-busy:pointer-events-none has-aria-busy:opacity-60">{actions}</div>
    )
  );
}
