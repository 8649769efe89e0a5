import { Button } from "@/components/ui/button";
import { dayIn, partsOfDay } from "@/lib/domain/meetings/booking-week.rules";
import { daySlotsTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { formatCalendarDay } from "@/lib/domain/time/format-calendar-day";
import { formatShortTime } from "@/lib/domain/time/format-zoned-time";
import { type BookingQuery, bookingHref } from "@/lib/links";
import { BookingLink } from "./booking-navigation";

type DaySlotsProps = {
  date: string;
  slots: readonly string[];
  timeZone: string;
  /** Offered when the day has none. */
  nextSlot: string | null;
  query: BookingQuery;
};

/** The open day's free slots by time of day, or the next free slot on another day. */
export function DaySlots({ date, slots, timeZone, nextSlot, query }: DaySlotsProps) {
  const isBehind = nextSlot !== null && dayIn(timeZone, new Date(nextSlot)) < date;
  const slotHref = (slot: string) => bookingHref({ ...query, day: dayIn(timeZone, new Date(slot)), slot });
  return (
    // As tall as an afternoon and an evening, so that most days cause no layout shift below. While another day loads,
    // the old slots ignore clicks: a press would book the wrong day.
    <section aria-labelledby="open-day" className="flex min-h-80 flex-col gap-5 in-aria-busy:pointer-events-none">
      <div>
        <h3 id="open-day" className="font-display text-lg font-semibold">
          {formatCalendarDay(date)}
        </h3>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {slots.length === 0 ? texts.noFreeTimes : texts.free(slots.length)}
          <span className="sr-only"> {texts.on(formatCalendarDay(date))}</span>
        </p>
      </div>
      {partsOfDay(slots, timeZone).map(({ part, slots: ofPart }) => (
        <div key={part} className="flex flex-col gap-2">
          <h4 id={`part-${part}`} className="text-sm font-medium text-ink-soft">
            {part}
          </h4>
          <ul
            aria-labelledby={`part-${part}`}
            className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 tabular-nums"
          >
            {ofPart.map(({ startsAt, clock }) => (
              <li key={startsAt}>
                <Button asChild variant="secondary" className="w-full bg-card px-2 hover:bg-leaf-wash">
                  <BookingLink href={slotHref(startsAt)}>{clock}</BookingLink>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {slots.length === 0 && nextSlot && (
        <div className="flex flex-col items-start gap-3 rounded-card bg-leaf-wash p-5">
          <p>{texts.nothingFreeThis}</p>
          <Button asChild>
            <BookingLink href={slotHref(nextSlot)}>
              {isBehind ? texts.firstFree : texts.nextFree}: {formatShortTime(new Date(nextSlot), timeZone)}
            </BookingLink>
          </Button>
        </div>
      )}
    </section>
  );
}
