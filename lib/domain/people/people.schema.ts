import { z } from "zod";
import { peopleTexts as texts } from "./people.messages";
import { PERSON_REASON_MAX } from "./people.rules";

const sought = z.string(texts.findMissing).trim().min(2, texts.findMissing).max(254, texts.findTooLong);

export const findPersonSchema = z.object({ find: sought });
/** The address of the results. A term that is an address is refused, so that no link leads there. */
export const peopleQuerySchema = z.object({
  find: sought
    .refine((text) => !text.includes("@"))
    .optional()
    .catch(undefined),
});

export const personSchema = z.object({ userId: z.uuid() });

const reason = z.string(texts.reasonMissing).trim().max(PERSON_REASON_MAX, texts.reasonTooLong(PERSON_REASON_MAX));

export const cancelForPersonSchema = personSchema.extend({
  meetingId: z.uuid(),
  reason: reason.transform((text) => text || null),
});

/** The state of the suspension that a form shows: its start and end. */
const seen = z.string().max(60);

/** The suspension ends when the day begins, in UTC. Whether that is to come, the use case knows. */
export const suspendPersonSchema = personSchema
  .extend({
    seen,
    length: z.enum(["until", "for-good"], texts.lengthMissing),
    day: z.union([z.literal(""), z.iso.date(texts.dayMissing)]).optional(),
    reason: reason.min(1, texts.reasonMissing),
  })
  .refine(({ length, day }) => length === "for-good" || day, { path: ["day"], message: texts.dayMissing })
  .transform(({ length, day, ...rest }) => ({ ...rest, until: length === "for-good" ? null : new Date(day!) }));
export const liftSuspensionSchema = personSchema.extend({ seen });

export const deletePersonSchema = personSchema.extend({ username: z.string(texts.typeUsername).trim().max(60) });

export type SuspendPerson = z.output<typeof suspendPersonSchema>;
