import { NoMeeting } from "@/components/booking/no-meeting";
import { BookedNext } from "@/components/booking/booked-next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { MeetingCard } from "@/components/meetings/meeting-card";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { bookedMeetingTexts as texts } from "@/lib/domain/meetings/booking-page.messages";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import { links } from "@/lib/links";
import type { Actor } from "@/lib/platform/auth/session";
import { getOwnMeeting, type MeetingWithMentor } from "@/lib/server/meetings/change-meeting";

/** The lasting page after a booking: what, when, where, and what happens next. */
export async function BookedMeeting({ actor, id }: { actor: Actor; id: string }) {
  const found = await findOwnMeeting(actor, id);
  const isOpen = found?.meeting.status === "confirmed" || found?.meeting.status === "pending";
  if (!found || !isOpen) {
    const ways = [
      { label: texts.seeMeetings, href: links.meetings },
      { label: texts.findMentor, href: links.mentors },
    ];
    const text = found ? messages.changedAlready : messages.notFound;
    return <NoMeeting title={found ? texts.noLonger : texts.noMeeting} text={text} ways={ways} />;
  }
  const { meeting, mentorUsername } = found;
  const now = new Date();
  const view = {
    when: "upcoming" as const,
    page: 1,
    cancel: "",
    viewer: { username: mentorUsername, isMentor: meeting.side === "mentor" },
    now: now.getTime(),
    reviewedMentors: [],
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs
        items={[
          { label: texts.home, href: links.home },
          { label: texts.yourMeetings, href: links.meetings },
          { label: texts.booked },
        ]}
      />
      <div className="flex items-start gap-3">
        <i className="icon mt-0.5 size-8 text-leaf icon-circle-check" />
        <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">
          {texts.isBooked(meeting.other.name)}
        </h1>
      </div>
      <h2 className="sr-only">{texts.theMeeting}</h2>
      <MeetingCard meeting={meeting} view={view} />
      <BookedNext meeting={meeting} now={now} />
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <PageLink href={links.meetings}>{texts.seeMeetings}</PageLink>
        </Button>
        <Button asChild variant="secondary">
          <PageLink href={links.mentors}>{texts.findMentor}</PageLink>
        </Button>
      </div>
    </div>
  );
}

async function findOwnMeeting(actor: Actor, id: string): Promise<MeetingWithMentor | null> {
  try {
    return await getOwnMeeting(actor, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
