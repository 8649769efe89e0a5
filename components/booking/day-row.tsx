import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { dayRowTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { formatCalendarDay, shortCalendarDay } from "@/lib/domain/time/format-calendar-day";
import { type BookingQuery, bookingHref } from "@/lib/links";
import { BookingLink } from "./booking-navigation";
import { ScrollToOpen } from "./scroll-to-open";

type Day = { date: string; slots: readonly string[] };
type DayRowProps = {
  days: readonly Day[];
  open: string;
  earlier: string | null;
  later: string | null;
  query: BookingQuery;
};

/** "5 slots", "1 slot", "no slots". */
const slotCount = (count: number) => `${count === 0 ? "no" : count} ${count === 1 ? "slot" : "slots"}`;

/** Seven days with the number of free slots, and links to other weeks. */
export function DayRow({ days, open, earlier, later, query }: DayRowProps) {
  const [first, last] = [shortCalendarDay(days[0]!.date), shortCalendarDay(days.at(-1)!.date)];
  return (
    <nav aria-label={texts.days} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium tabular-nums">{texts.to(first.day, first.month, last.day, last.month)}</p>
        <div className="flex gap-2">
          <WeekLink label={texts.earlierDays} day={earlier} open={open} query={query}>
            <i className="icon size-5 icon-arrow-left" />
          </WeekLink>
          <WeekLink label={texts.laterDays} day={later} open={open} query={query}>
            <i className="icon size-5 icon-arrow-right" />
          </WeekLink>
        </div>
      </div>
      <ScrollToOpen
        open={open}
        className="-mx-4 flex scroll-px-4 [scrollbar-width:thin] gap-2 overflow-x-auto overscroll-x-contain px-4 pt-1 pb-2 sm:mx-0 sm:grid sm:grid-cols-7 sm:overflow-visible sm:px-0"
      >
        {days.map(({ date, slots }) => (
          <li key={date} className="w-19 shrink-0 sm:w-auto">
            <DayLink
              date={date}
              count={slots.length}
              isOpen={date === open}
              href={bookingHref({ ...query, day: date })}
            />
          </li>
        ))}
      </ScrollToOpen>
    </nav>
  );
}

type DayLinkProps = { date: string; count: number; isOpen: boolean; href: string };

function DayLink({ date, count, isOpen, href }: DayLinkProps) {
  const { weekday, day, month } = shortCalendarDay(date);
  return (
    <BookingLink
      href={href}
      aria-label={`${formatCalendarDay(date)}, ${slotCount(count)}`}
      aria-current={isOpen ? "true" : undefined}
      className={cn(
        "flex flex-col items-center rounded-control border px-1 py-2 text-sm leading-snug tabular-nums transition-colors",
        isOpen ? "border-leaf bg-leaf text-on-leaf" : "border-line bg-card hover:border-leaf",
        !isOpen && count === 0 && "border-dashed text-ink-soft",
      )}
    >
      <span>{weekday}</span>
      <span className="font-display text-xl font-semibold">{day}</span>
      <span>{month}</span>
      <span className={cn("mt-1 text-sm whitespace-nowrap", !isOpen && count > 0 && "font-medium text-leaf")}>
        {slotCount(count)}
      </span>
    </BookingLink>
  );
}

type WeekLinkProps = { label: string; day: string | null; open: string; query: BookingQuery; children: ReactNode };

/** The link stays mounted without a target week, so that a press does not lose the focus. */
function WeekLink({ label, day, open, query, children }: WeekLinkProps) {
  return (
    <BookingLink
      href={bookingHref({ ...query, day: day ?? open })}
      aria-label={label}
      aria-disabled={day === null || undefined}
      className="flex size-11 items-center justify-center rounded-full border border-leaf text-leaf transition-colors hover:bg-leaf-wash aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:opacity-60 aria-disabled:hover:bg-transparent"
    >
      {children}
    </BookingLink>
  );
}
