import { z } from "zod";
import { mailSecret } from "@/lib/domain/account/account.schema";
import { requiredLines } from "@/lib/domain/text/text-field";
import { appealMessages as messages } from "./appeal.messages";
import { APPEAL_ANSWER_MAX, APPEAL_MAX, APPEAL_OUTCOMES } from "./appeal.rules";

const required = (max: number, missing: string) => requiredLines(max, { missing, tooLong: messages.tooLong(max) });

/** The field of the appeal's form. */
export const appealFields = z.object({ text: required(APPEAL_MAX, messages.textMissing) });

export const writeAppealSchema = appealFields.extend({ token: mailSecret(messages.linkInvalid) });

export const answerAppealSchema = z.object({
  caseId: z.uuid(),
  outcome: z.enum(APPEAL_OUTCOMES, messages.outcomeMissing),
  answer: required(APPEAL_ANSWER_MAX, messages.answerMissing),
});

export const showReviewAgainSchema = z.object({
  caseId: z.uuid(),
  reason: required(APPEAL_ANSWER_MAX, messages.reasonMissing),
});

export type WrittenAppeal = z.output<typeof writeAppealSchema>;
export type AppealAnswer = z.output<typeof answerAppealSchema>;
export type ReviewToShow = z.output<typeof showReviewAgainSchema>;
