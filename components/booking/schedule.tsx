import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { instantOf } from "@/lib/domain/meetings/booking-week.rules";
import { scheduleTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { type BookingQuery, links, ownProfileHref } from "@/lib/links";
import { ArrivalHeading } from "./arrival-heading";
import { DayRow } from "./day-row";
import { DaySlots } from "./day-slots";
import { DeviceZone } from "./device-zone";
import { StepPanel } from "./step-panel";
import { ZonePicker } from "./zone-picker";

const HEADING = "choose-time";

type ScheduleProps = {
  week: {
    timeZone: string;
    mentorTimeZone: string;
    hasHours: boolean;
    days: readonly { date: string; slots: readonly string[] }[];
    open: string;
    earlier: string | null;
    later: string | null;
    nextSlot: string | null;
  };
  /** The mentor's name; null when the viewer is the mentor and moves a meeting. */
  mentorName: string | null;
  /** State shared by all steps of this screen. */
  query: BookingQuery;
  /** The browser's zone, if the server knows it. */
  deviceZone: string | undefined;
  now: Date;
};

/** The first step: choose a day and a time. */
export function Schedule({ week, mentorName, query, deviceZone, now }: ScheduleProps) {
  const { timeZone, days, open, nextSlot } = week;
  const isMentors = query.zone === undefined && deviceZone === undefined && timeZone === week.mentorTimeZone;
  const slots = days.find(({ date }) => date === open)?.slots ?? [];
  return (
    <StepPanel labelledBy={HEADING}>
      <ArrivalHeading id={HEADING}>{texts.chooseTime}</ArrivalHeading>
      <DeviceZone known={deviceZone} shown={timeZone} isChosen={query.zone !== undefined} />
      {slots.length === 0 && nextSlot === null ? (
        <NothingFree mentorName={mentorName} hasHours={week.hasHours} />
      ) : (
        <>
          <ZonePicker
            timeZone={timeZone}
            isMentors={isMentors}
            now={now}
            query={{ ...query, at: instantOf(open, slots, timeZone) }}
          />
          <DayRow days={days} open={open} earlier={week.earlier} later={week.later} query={query} />
          <DaySlots date={open} slots={slots} timeZone={timeZone} nextSlot={nextSlot} query={query} />
        </>
      )}
    </StepPanel>
  );
}

function NothingFree({ mentorName, hasHours }: { mentorName: string | null; hasHours: boolean }) {
  const why = hasHours ? texts.hasNoFree : texts.noHoursYet;
  return (
    <div className="flex min-h-60 flex-col items-start gap-4">
      <p className="max-w-prose text-pretty">{mentorName ? why(mentorName) : texts.haveNoFree}</p>
      <Button asChild>
        {mentorName ? (
          <PageLink href={links.mentors}>{texts.findAnotherMentor}</PageLink>
        ) : (
          <PageLink href={ownProfileHref("availability")}>{texts.setHours}</PageLink>
        )}
      </Button>
    </div>
  );
}
