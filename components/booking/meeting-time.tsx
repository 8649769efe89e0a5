import { cn } from "@/components/ui/class-names";
import { meetingTimeTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { MEETING_MINUTES } from "@/lib/domain/meetings/meeting.constants";
import { formatZonedSpan, showSameClock } from "@/lib/domain/time/format-zoned-time";

/** The viewer's zone, and the other participant's. */
export type TwoZones = { timeZone: string; other: { name: string; timeZone: string } };

type MeetingTimeProps = TwoZones & {
  /** ISO 8601. */
  startsAt: string;
  label: string;
  /** Struck through: the time is taken or given up. */
  isGone?: boolean;
};

/** A meeting's time as text in the viewer's zone, and in the other's if their clocks differ. */
export function MeetingTime({ startsAt, timeZone, other, label, isGone = false }: MeetingTimeProps) {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + MEETING_MINUTES * 60_000);
  return (
    <div className={cn("flex gap-3 rounded-card p-4", isGone ? "border border-line" : "bg-leaf-wash")}>
      <i className={cn("icon icon-calendar-clock", "mt-1 size-5 shrink-0", isGone ? "text-ink-soft" : "text-leaf")} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className={cn("text-pretty", isGone ? "text-ink-soft line-through" : "text-lg font-semibold")}>
          <time dateTime={startsAt}>{formatZonedSpan(start, end, timeZone)}</time>
        </p>
        {!isGone && !showSameClock(start, timeZone, other.timeZone) && (
          <p className="mt-1 text-sm text-pretty">
            {texts.for(other.name, formatZonedSpan(start, end, other.timeZone))}
          </p>
        )}
      </div>
    </div>
  );
}
