import { BookingLayout } from "@/components/booking/booking-layout";
import { BookingMentor } from "@/components/booking/booking-mentor";
import { CalendlyScheduler } from "@/components/booking/calendly-scheduler";
import { ConfirmBooking } from "@/components/booking/confirm-booking";
import { ConfirmStep } from "@/components/booking/confirm-step";
import { NoMeeting } from "@/components/booking/no-meeting";
import { Schedule } from "@/components/booking/schedule";
import { bookWithMentorTexts as texts } from "@/lib/domain/meetings/booking-page.messages";
import type { BookingPage } from "@/lib/domain/meetings/booking-page.schema";
import { meetingFormats } from "@/lib/domain/meetings/meeting-formats.rules";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { bookingHref, links, mentorProfileHref, ownMeetingHref } from "@/lib/links";
import { getOwnAccount } from "@/lib/server/account/account.repository";
import type { Actor } from "@/lib/platform/auth/session";
import { env } from "@/lib/platform/env";
import { findObstacleWith, type OwnObstacle } from "@/lib/server/meetings/draft-meeting";
import { isBookable } from "@/lib/server/meetings/bookable-mentor";
import { getBookingWeek, getChosenTime } from "@/lib/server/meetings/booking-times";
import { findViewerZone } from "@/lib/server/meetings/viewer-zone";

type BookWithMentorProps = {
  /** Null for a visitor, who sees the free times. */
  actor: Actor | null;
  profile: PublicMentorProfile;
  asked: BookingPage;
};

/** Books a meeting with one mentor: the mentor, and the step in the URL. */
export async function BookWithMentor({ actor, profile, asked }: BookWithMentorProps) {
  const { id, name, username } = profile;
  if (id === actor?.id) {
    const ways = [
      { label: texts.findMentor, href: links.mentors },
      { label: texts.seeMeetings, href: links.meetings },
    ];
    return <NoMeeting title={texts.thisIsYou} text={messages.ownMeeting} ways={ways} />;
  }
  if (!(await isBookable(username))) {
    const ways = [
      { label: texts.findAnotherMentor, href: links.mentors },
      { label: texts.seeProfile, href: mentorProfileHref(username) },
    ];
    return <NoMeeting title={texts.noMeetings(name)} text={messages.notBookable} ways={ways} />;
  }
  const obstacle = actor && (await findObstacleWith(username, asked.slot, actor));
  if (obstacle) return <NothingToBook obstacle={obstacle} name={name} />;
  const steps = { actor, profile, asked, formats: meetingFormats(profile.classesOffered.map(({ format }) => format)) };
  return (
    <BookingLayout
      title={texts.bookMeeting(name)}
      crumbs={[
        { label: texts.mentors, href: links.mentors },
        { label: name, href: mentorProfileHref(username) },
        { label: texts.crumb },
      ]}
      aside={<BookingMentor profile={profile} formats={steps.formats} />}
    >
      <Step {...steps} />
    </BookingLayout>
  );
}

/** Replaces the form when submitting it could not succeed. */
function NothingToBook({ obstacle, name }: { obstacle: OwnObstacle; name: string }) {
  const isBooked = typeof obstacle !== "string";
  const ways = [
    {
      label: isBooked ? texts.seeMeeting : texts.seeMeetings,
      href: isBooked ? ownMeetingHref(obstacle.bookedAlready) : links.meetings,
    },
    { label: texts.findAnotherMentor, href: links.mentors },
  ];
  return (
    <NoMeeting
      title={isBooked ? texts.yourMeetingWith(name) : texts.noFurtherMeeting}
      text={isBooked ? messages.bookedAlready : messages[obstacle]}
      ways={ways}
    />
  );
}

type StepProps = BookWithMentorProps & { formats: ReturnType<typeof meetingFormats> };

async function Step({ actor, profile, asked, formats }: StepProps) {
  const { name, username: mentor } = profile;
  if (actor && env.NEXT_PUBLIC_CALENDLY_URL) {
    const person = await getOwnAccount(actor.id);
    const { name: ownName, email } = person;
    return <CalendlyScheduler url={env.NEXT_PUBLIC_CALENDLY_URL} mentor={mentor} person={{ name: ownName, email }} />;
  }
  const { day, at, zone, slot } = asked;
  const deviceZone = await findViewerZone();
  const timeZone = zone ?? deviceZone;
  if (!slot || !actor) {
    const week = await getBookingWeek(mentor, { day, at, timeZone }, actor);
    return <Schedule week={week} mentorName={name} query={{ mentor, zone }} deviceZone={deviceZone} now={new Date()} />;
  }
  const time = await getChosenTime(mentor, { slot, timeZone }, actor);
  const query = { mentor, zone, day, slot };
  return (
    <ConfirmStep title={texts.confirmMeeting} query={query} timeZone={time.timeZone} deviceZone={deviceZone}>
      <ConfirmBooking
        key={slot}
        slot={slot}
        nextSlots={time.nextSlots}
        zones={{ timeZone: time.timeZone, other: { name, timeZone: time.mentorTimeZone } }}
        mentor={mentor}
        formats={formats}
        classNames={[...new Set(profile.classesOffered.flatMap(({ specificClasses }) => specificClasses))]}
        idempotencyKey={crypto.randomUUID()}
        here={bookingHref(query)}
      />
    </ConfirmStep>
  );
}
