import { z } from "zod";
import { verificationMessages as messages } from "./verification.messages";

const REASON_MAX = 500;
const LOOKED_AT_MAX = 300;
const NAME_MAX = 40;
const DESCRIPTION_MAX = 200;
const MONTHS_MAX = 120;

const text = (max: number, missing: string) => z.string(missing).trim().min(1, missing).max(max, messages.tooLong(max));

/** A box of a form: "on" when ticked, absent when not. */
const tick = z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());
const whole = (message: string) => z.coerce.number(message).int(message);

/** The visible fields of each form; the browser checks these. */
export const noFields = z.object({});
export const reasonFields = z.object({ reason: text(REASON_MAX, messages.reasonMissing) });
export const recordFields = z.object({
  lookedAt: text(LOOKED_AT_MAX, messages.lookedAtMissing),
  checkedOn: z.iso.date(messages.dayMissing),
});
export const definitionFields = z.object({
  name: text(NAME_MAX, messages.nameMissing),
  description: text(DESCRIPTION_MAX, messages.descriptionMissing),
  monthsValid: whole(messages.monthsWrong(MONTHS_MAX))
    .min(1, messages.monthsWrong(MONTHS_MAX))
    .max(MONTHS_MAX, messages.monthsWrong(MONTHS_MAX)),
  forBadge: tick,
  forListing: tick,
  isActive: tick,
});

const ofMentor = z.object({ mentorId: z.uuid() });
/** The state of the standing that the form shows. */
const ofStanding = ofMentor.extend({ version: whole("").min(0).max(2_147_483_647) });
/** A mentor's check, in the state that the form shows. */
const ofCheck = ofMentor.extend({ checkId: whole("").positive().max(2_147_483_647), seen: z.string().max(80) });

export const approveSchema = ofStanding;
export const requestChangesSchema = ofStanding.extend(reasonFields.shape);
export const claimSchema = ofMentor.extend({
  /** Who holds the claim by the form; empty for nobody. */
  holder: z.union([z.literal(""), z.uuid()]),
  takes: tick,
});
export const requestCheckSchema = z.object({ checkId: ofCheck.shape.checkId });
export const recordCheckSchema = ofCheck.extend(recordFields.shape);
/** Declines a request, or withdraws a check. */
export const refuseCheckSchema = ofCheck.extend(reasonFields.shape);
/** Without an id, the form adds a check. */
export const defineCheckSchema = definitionFields.extend({
  checkId: z.preprocess((value) => (value === "" ? undefined : value), ofCheck.shape.checkId.optional()),
});

export const QUEUE_FILTERS = ["waiting", "submitted", "changes_requested", "draft", "approved", "all"] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
/** The address of the queue. */
export const queueQuerySchema = z.object({
  show: z.enum(QUEUE_FILTERS).catch("waiting"),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type RequestedChanges = z.output<typeof requestChangesSchema>;
export type Approval = z.output<typeof approveSchema>;
export type Claim = z.output<typeof claimSchema>;
export type CheckRecord = z.output<typeof recordCheckSchema>;
export type CheckRefusal = z.output<typeof refuseCheckSchema>;
export type CheckDefinitionInput = z.output<typeof defineCheckSchema>;
