import { bookedNextTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { googleCalendarHref } from "@/lib/domain/meetings/google-calendar.rules";
import { REMINDER_HOURS } from "@/lib/domain/meetings/meeting.constants";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";

const HOUR_MS = 60 * 60 * 1000;

/** Reminders that are still to come. */
function remindersText(startsAt: string, now: Date): string | null {
  const hours = (Date.parse(startsAt) - now.getTime()) / HOUR_MS;
  if (hours > REMINDER_HOURS.day_before) return texts.remindersDayHour;
  return hours > REMINDER_HOURS.hour_before ? texts.reminderHour : null;
}

function whereText({ side, format, roomUrl, other }: OwnMeeting): string {
  if (format === "in_person") return side === "student" ? texts.otherSeesContact(other.name) : texts.seeContact;
  if (roomUrl) return texts.openLink;
  return side === "student" ? texts.linkComes(other.name) : texts.addLink;
}

/** What happens after a booking, in order. */
export function BookedNext({ meeting, now }: { meeting: OwnMeeting; now: Date }) {
  const { startsAt } = meeting;
  const google = googleCalendarHref(meeting);
  const reminders = startsAt && remindersText(startsAt, now);
  return (
    <section aria-labelledby="booked-next" className="flex flex-col gap-3">
      <h2 id="booked-next" className="font-display text-xl font-semibold">
        {texts.whatHappensNext}
      </h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <li>
          {texts.bothHaveMail}{" "}
          {google && (
            <a
              href={google}
              target="_blank"
              rel="noreferrer"
              className="font-medium text-leaf underline underline-offset-4"
            >
              {texts.addGoogle}
            </a>
          )}
        </li>
        <li>{whereText(meeting)}</li>
        {reminders && <li>{reminders}</li>}
        {meeting.canChange && <li>{texts.moveOrCancel}</li>}
      </ol>
    </section>
  );
}
