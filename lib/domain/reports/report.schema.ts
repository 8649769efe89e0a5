import { z } from "zod";
import { mailSecret, newEmailField } from "@/lib/domain/account/account.schema";
import { linesText } from "@/lib/domain/text/text-field";
import { reportMessages as messages } from "./report.messages";
import { REPORT_KINDS, REPORT_REASONS, REPORT_TEXT_MAX } from "./report.rules";

/** A report as submitted. Visitors add their address; for accounts it is ignored. */
export const reportSchema = z.object({
  kind: z.enum(REPORT_KINDS),
  /** The account of a profile or picture, the review, or the meeting. */
  targetId: z.uuid(),
  reason: z.enum(REPORT_REASONS, messages.reasonNeeded),
  text: linesText(REPORT_TEXT_MAX, { wrong: messages.textWrong, tooLong: messages.textLong }),
  email: z.preprocess((value) => (value === "" ? undefined : value), newEmailField.optional()),
});
export type ReportInput = z.output<typeof reportSchema>;
/** The fields that the form shows. */
export const reportFields = reportSchema.omit({ kind: true, targetId: true });

export const confirmReportSchema = z.object({ token: mailSecret(messages.linkInvalid) });
export type ConfirmReportInput = z.output<typeof confirmReportSchema>;

/** Addresses of the report form; others do not exist. */
export const reportPageSchema = z.object({ kind: z.enum(REPORT_KINDS), id: z.uuid() });
/** What the page after a report explains. */
export const reportSentSchema = z.object({
  wait: z.literal("mail").optional().catch(undefined),
  urgent: z.literal("1").optional().catch(undefined),
});
