import { BookingLayout } from "@/components/booking/booking-layout";
import { ConfirmMove } from "@/components/booking/confirm-move";
import { ConfirmStep } from "@/components/booking/confirm-step";
import { MovedMeeting } from "@/components/booking/moved-meeting";
import { NoMeeting } from "@/components/booking/no-meeting";
import { Schedule } from "@/components/booking/schedule";
import { Notice } from "@/components/ui/notice";
import { moveMeetingTexts as texts } from "@/lib/domain/meetings/booking-page.messages";
import type { BookingPage } from "@/lib/domain/meetings/booking-page.schema";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import { bookingHref, links } from "@/lib/links";
import type { Actor } from "@/lib/platform/auth/session";
import { isBookable } from "@/lib/server/meetings/bookable-mentor";
import { getBookingWeek, getChosenTime } from "@/lib/server/meetings/booking-times";
import { type Move, getMove } from "@/lib/server/meetings/move-meeting";
import { findViewerZone } from "@/lib/server/meetings/viewer-zone";

type MoveMeetingProps = { actor: Actor; asked: BookingPage & { move: string } };

/** Moves a meeting, for either side: the same steps as a booking. Only the time of the meeting changes. */
export async function MoveMeeting({ actor, asked }: MoveMeetingProps) {
  const move = await findMove(actor, asked.move);
  if (typeof move === "string") return <Nothing text={move} />;
  if (!(await isBookable(move.mentorUsername))) return <Nothing text={messages.notBookable} />;
  const { meeting } = move;
  const [deviceZone, { zone }] = [await findViewerZone(), asked];
  const timeZone = zone ?? deviceZone ?? move.viewerZone;
  return (
    <BookingLayout
      title={texts.moveMeeting(meeting.other.name)}
      crumbs={[{ label: texts.yourMeetings, href: links.meetings }, { label: texts.move }]}
      aside={<MovedMeeting meeting={meeting} timeZone={timeZone} />}
    >
      {meeting.isLate && (
        <div className="mb-5">
          <Notice tone="error">
            <p>{messages.lateChange}</p>
          </Notice>
        </div>
      )}
      <Step move={move} asked={asked} timeZone={timeZone} deviceZone={deviceZone} />
    </BookingLayout>
  );
}

type StepProps = { move: Move; asked: MoveMeetingProps["asked"]; timeZone: string; deviceZone: string | undefined };

async function Step({ move, asked, timeZone, deviceZone }: StepProps) {
  const { meeting, mentorUsername, student } = move;
  const { move: meetingId, mentor, zone, day, at, slot } = asked;
  const query = { mentor, move: meetingId, zone };
  if (!slot) {
    const week = await getBookingWeek(mentorUsername, { day, at, timeZone }, student);
    const name = meeting.side === "student" ? meeting.other.name : null;
    return <Schedule week={week} mentorName={name} query={query} deviceZone={deviceZone} now={new Date()} />;
  }
  const { nextSlots } = await getChosenTime(mentorUsername, { slot, timeZone }, student);
  const here = { ...query, day, slot };
  return (
    <ConfirmStep title={texts.confirmNewTime} query={here} timeZone={timeZone} deviceZone={deviceZone}>
      <ConfirmMove
        key={slot}
        slot={slot}
        nextSlots={nextSlots}
        zones={{ timeZone, other: meeting.other }}
        meetingId={meetingId}
        here={bookingHref(here)}
      />
    </ConfirmStep>
  );
}

/** The meeting, or the reason why it cannot be moved. */
async function findMove(actor: Actor, id: string): Promise<Move | string> {
  try {
    return await getMove(actor, id);
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "conflict")) return error.message;
    throw error;
  }
}

function Nothing({ text }: { text: string }) {
  const ways = [
    { label: texts.seeMeetings, href: links.meetings },
    { label: texts.findMentor, href: links.mentors },
  ];
  return <NoMeeting title={texts.thisMeetingCannot} text={text} ways={ways} />;
}
