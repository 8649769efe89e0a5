import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";
import { MAX_SLOT_DAYS } from "./meeting.constants";
import { meetingMessages as messages } from "./meeting.messages";

const DEFAULT_DAYS = 31;
/** A day as "2026-03-04"; of these years only, so that the database can be asked about it. */
const dayField = z.iso.date({ error: "Please give a day as 2026-03-04", abort: true }).regex(/^20\d\d-/, {
  error: "Please give a day of this century",
  abort: true,
});

function isShort(from: string, to: string): boolean {
  const { days } = Temporal.PlainDate.from(from).until(to);
  return days >= 0 && days < MAX_SLOT_DAYS;
}

/** Which days of a mentor are asked for, both included, as the viewer's zone has them. Left out: a month from today on. */
export const slotsQuerySchema = z
  .object({ from: dayField.optional(), to: dayField.optional(), timeZone: timeZoneField.optional() })
  .refine(({ from, to }) => to === undefined || (from !== undefined && isShort(from, to)), {
    path: ["to"],
    message: messages.rangeInvalid,
  });

/** The free times of a mentor. It tells nothing of why a time is not free. */
export const slotListSchema = z.object({
  /** The zone that days are counted in, and the mentor's own. */
  timeZone: z.string(),
  mentorTimeZone: z.string(),
  /** How long each meeting takes. */
  minutes: z.number().int(),
  days: z.array(z.object({ date: z.iso.date(), count: z.number().int(), slots: z.array(z.iso.datetime()) })),
  /** The first free time from the first day on, even when it lies beyond the last; null when none comes. */
  nextSlot: z.iso.datetime().nullable(),
});

export type SlotsQuery = z.output<typeof slotsQuerySchema>;
export type SlotList = z.output<typeof slotListSchema>;

/** The asked days as instants, from the start of the first day to the end of the last one. */
export function spanOf({ from, to }: Pick<SlotsQuery, "from" | "to">, timeZone: string, now: Date) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const first = from ? Temporal.PlainDate.from(from) : today;
  const last = to ? Temporal.PlainDate.from(to) : first.add({ days: DEFAULT_DAYS - 1 });
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: startOf(first), to: startOf(last.add({ days: 1 })) };
}
