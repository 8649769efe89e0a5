import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { dayIn } from "@/lib/domain/meetings/booking-week.rules";
import { daysToCome, durationInWords, rangesInWords, weekInWords } from "@/lib/domain/meetings/hours-in-words.rules";
import { hoursSummaryTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { formatZonedDay } from "@/lib/domain/time/format-zoned-time";

/** Maximum of single dates listed; more would hide the week. */
const SHOWN_DAYS = 5;

/** A mentor's saved hours as text, without past dates. */
export function HoursSummary({ availability, now }: { availability: Availability; now: Date }) {
  const { weeklyHours, overrides, timeZone, minimumNoticeMinutes, horizonDays, bufferMinutes } = availability;
  const toCome = daysToCome(overrides, dayIn(timeZone, now));
  const days = toCome.slice(0, SHOWN_DAYS);
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1 tabular-nums sm:grid-cols-[max-content_minmax(0,1fr)]">
        {weekInWords(weeklyHours).map((line) => (
          <Line key={line.days} term={line.days} text={line.hours} />
        ))}
        {days.map(({ date, ranges }) => (
          <Line key={date} term={formatZonedDay(new Date(date), "UTC")} text={rangesInWords(ranges)} />
        ))}
      </dl>
      {toCome.length > days.length && (
        <p className="text-sm text-ink-soft">{texts.moreDaysHours(toCome.length - days.length)}</p>
      )}
      <p className="text-sm text-pretty text-ink-soft">
        {texts.rules(timeZone, noticeText(minimumNoticeMinutes), durationInWords(horizonDays * 24 * 60))}
        {bufferMinutes > 0 && texts.breakBetweenThem(durationInWords(bufferMinutes))}.
      </p>
    </>
  );
}

function noticeText(minutes: number): string {
  return minutes === 0 ? texts.alsoLastMinute : texts.leastBefore(durationInWords(minutes));
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt className="font-medium">{term}</dt>
      <dd className="mb-1.5 text-ink-soft sm:mb-0">{text}</dd>
    </>
  );
}
