import { z } from "zod";
import { newEmailField } from "@/lib/domain/account/account.schema";
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
