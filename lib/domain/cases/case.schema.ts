import { z } from "zod";
import { CASE_REASONS, REPORT_KINDS } from "@/lib/domain/reports/report.rules";
import { requiredLines } from "@/lib/domain/text/text-field";
import { caseMessages as messages } from "./case.messages";
import { CASE_NOTE_MAX, CASE_REASON_MAX, DECISION_KINDS } from "./case.rules";

const CASE_STATES = ["open", "appeals", "closed"] as const;
/** Who has raised a case: people with reports, or the site with flags. */
const CASE_SOURCES = ["people", "automatic"] as const;

const anyOf = <T extends readonly [string, ...string[]]>(values: T) => z.enum(values).optional().catch(undefined);

/** The address of the queue. Unknown filters count as none. */
export const casesQuerySchema = z.object({
  show: z.enum(CASE_STATES).catch("open"),
  kind: anyOf(REPORT_KINDS),
  reason: anyOf(CASE_REASONS),
  source: anyOf(CASE_SOURCES),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});
export type CasesQuery = z.output<typeof casesQuerySchema>;

export const casePageSchema = z.object({ id: z.uuid() });

const ofCase = z.object({ caseId: z.uuid() });

export const claimCaseSchema = ofCase.extend({
  /** Who holds the claim by the form; empty for nobody. */
  holder: z.union([z.literal(""), z.uuid()]),
  takes: z.enum(["true", "false"]).transform((value) => value === "true"),
});

const required = (max: number, missing: string) => requiredLines(max, { missing, tooLong: messages.tooLong(max) });

export const caseNoteSchema = ofCase.extend({ text: required(CASE_NOTE_MAX, messages.noteMissing) });

export const decideCaseSchema = ofCase
  .extend({
    decision: z.enum(DECISION_KINDS),
    /** The newest report on the page, so that nobody decides without having read all. */
    newest: z.uuid(),
    reason: required(CASE_REASON_MAX, messages.reasonMissing),
    /** For a suspension: until a day, or for good. */
    length: z.enum(["until", "for-good"], messages.lengthMissing).optional(),
    day: z.union([z.literal(""), z.iso.date(messages.dayMissing)]).optional(),
    /** For a deletion: typed as a confirmation. */
    username: z.string().trim().max(60).optional(),
  })
  .refine(({ decision, length }) => decision !== "suspend" || length, {
    path: ["length"],
    message: messages.lengthMissing,
  })
  .refine(({ length, day }) => length !== "until" || day, { path: ["day"], message: messages.dayMissing })
  .transform(({ length, day, ...rest }) => ({ ...rest, until: length === "until" ? new Date(day!) : null }));

export type CaseClaim = z.output<typeof claimCaseSchema>;
export type NewCaseNote = z.output<typeof caseNoteSchema>;
export type CaseDecisionInput = z.output<typeof decideCaseSchema>;
