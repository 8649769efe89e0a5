"use server";

import { caseTexts as texts } from "@/lib/domain/cases/case.messages";
import { caseNoteSchema, claimCaseSchema, decideCaseSchema } from "@/lib/domain/cases/case.schema";
import { caseHref } from "@/lib/links";
import { addCaseNote, claimCase } from "@/lib/server/cases/change-case";
import { decideCase } from "@/lib/server/cases/decide-case";
import { defineStaffAction } from "./define-action";

export const claimCaseAction = defineStaffAction("decideCases", claimCaseSchema, async (input, staff) => {
  await claimCase(staff, input);
  return { message: input.takes ? texts.nowYours : texts.released, redirectTo: caseHref(input.caseId) };
});

export const addCaseNoteAction = defineStaffAction("decideCases", caseNoteSchema, async (input, staff) => {
  await addCaseNote(staff, input);
  return { message: texts.noted, redirectTo: caseHref(input.caseId) };
});

export const decideCaseAction = defineStaffAction(
  "decideCases",
  decideCaseSchema,
  async (input, staff) => {
    await decideCase(staff, input);
    return { message: texts.done, redirectTo: caseHref(input.caseId) };
  },
  { dangerous: true },
);
