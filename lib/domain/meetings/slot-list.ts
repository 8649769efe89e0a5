import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";
import { MAX_SLOT_DAYS } from "./meeting.constants";
import { meetingMessages as messages } from "./meeting.messages";

const DEFAULT_DAYS = 31;
/** A day as "2026-03-04"; limited to years that the database can query. */
const dayField = z.iso.date({ error: "Please give a day as 2026-03-04", abort: true }).regex(/^20\d\d-/, {
  error: "Please give a day of this century",
  abort: true,
});

function isShort(from: string, to: string): boolean {
  const { days } = Temporal.PlainDate.from(from).until(to);
  return days >= 0 && days < MAX_SLOT_DAYS;
}

/** The requested days, both ends inclusive, in the viewer's zone. The default is a month from today. */
export const slotsQuerySchema = z
  .object({ from: dayField.optional(), to: dayField.optional(), timeZone: timeZoneField.optional() })
  .refine(({ from, to }) => to === undefined || (from !== undefined && isShort(from, to)), {
    path: ["to"],
    message: messages.rangeInvalid,
  });

/** The free times of a mentor. It does not reveal why a time is not free. */
export const slotListSchema = z.object({
  /** The zone that days refer to, and the mentor's own. */
  timeZone: z.string(),
  mentorTimeZone: z.string(),
  /** Length of each meeting. */
  minutes: z.number().int(),
  days: z.array(z.object({ date: z.iso.date(), count: z.number().int(), slots: z.array(z.iso.datetime()) })),
  /** The first free time from the first day on, even after the last day; null when there is none. */
  nextSlot: z.iso.datetime().nullable(),
});

export type SlotsQuery = z.output<typeof slotsQuerySchema>;
export type SlotList = z.output<typeof slotListSchema>;

/** The requested days as instants, from the start of the first day to the end of the last. */
export function spanOf({ from, to }: Pick<SlotsQuery, "from" | "to">, timeZone: string, now: Date) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const first = from ? Temporal.PlainDate.from(from) : today;
  const last = to ? Temporal.PlainDate.from(to) : first.add({ days: DEFAULT_DAYS - 1 });
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: startOf(first), to: startOf(last.add({ days: 1 })) };
}
