import { z } from "zod";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const odd = <S extends z.ZodType>(schema: S) => z.preprocess(first, schema).optional().catch(undefined);

/**
 * The query of the booking screen as typed values. It never fails: invalid values count as absent. Only an invalid
 * `mentor` stays as it is, so that the page answers "not found".
 */
export const bookingPageSchema = z.object({
  mentor: odd(
    z
      .string()
      .trim()
      .min(1)
      .transform((name) => (name.length > 60 ? "-" : name)),
  ),
  move: odd(z.uuid()),
  day: odd(z.iso.date().regex(/^20\d\d-/)),
  at: odd(z.iso.datetime().regex(/^20/)),
  zone: odd(timeZoneField),
  slot: odd(z.iso.datetime().regex(/^20/)),
  booked: odd(z.uuid()),
});

export type BookingPage = z.output<typeof bookingPageSchema>;

/** Whether a state of the booking screen needs a session; a mentor's free times do not. */
export function needsSession({ mentor, move, slot, booked }: BookingPage): boolean {
  return mentor === undefined || [move, slot, booked].some((value) => value !== undefined);
}
