"use server";

import { appealConsoleTexts as texts } from "@/lib/domain/cases/appeal.messages";
import { answerAppealSchema, showReviewAgainSchema, writeAppealSchema } from "@/lib/domain/cases/appeal.schema";
import { appealHref, caseHref } from "@/lib/links";
import { answerAppeal, showReviewAgain } from "@/lib/server/cases/answer-appeal";
import { writeAppeal } from "@/lib/server/cases/appeal";
import { defineAction, defineStaffAction } from "./define-action";

export const writeAppealAction = defineAction(writeAppealSchema, async (input, visitor) => {
  await writeAppeal(input, visitor);
  return { message: "", redirectTo: appealHref(input.token) };
});

export const answerAppealAction = defineStaffAction(
  "decideCases",
  answerAppealSchema,
  async (input, staff) => {
    await answerAppeal(staff, input);
    return { message: texts.done, redirectTo: caseHref(input.caseId) };
  },
  { dangerous: true },
);

export const showReviewAgainAction = defineStaffAction("decideCases", showReviewAgainSchema, async (input, staff) => {
  await showReviewAgain(staff, input);
  return { message: texts.shown, redirectTo: caseHref(input.caseId) };
});
