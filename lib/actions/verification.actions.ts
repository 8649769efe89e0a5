"use server";

import { headers } from "next/headers";
import { verificationMessages as messages } from "@/lib/domain/verification/verification.messages";
import {
  approveSchema,
  claimSchema,
  defineCheckSchema,
  noFields,
  recordCheckSchema,
  refuseCheckSchema,
  requestChangesSchema,
  requestCheckSchema,
} from "@/lib/domain/verification/verification.schema";
import { consoleMentorHref, links } from "@/lib/links";
import { requestId } from "@/lib/platform/process/request-id";
import { defineCheck } from "@/lib/server/verification/check-definitions";
import { declineCheck, recordCheck, requestCheck, withdrawCheck } from "@/lib/server/verification/checks";
import { approveMentor, claimMentor, requestChanges, submitProfile } from "@/lib/server/verification/standing";
import { defineOwnAction, defineStaffAction } from "./define-action";

export const submitProfileAction = defineOwnAction(noFields, async (_input, actor) => {
  await submitProfile(actor, requestId({ headers: await headers() }));
  return { message: messages.submitted, redirectTo: links.verification };
});

export const requestCheckAction = defineOwnAction(requestCheckSchema, async ({ checkId }, actor) => {
  await requestCheck(actor, checkId);
  return { message: messages.checkRequested, redirectTo: links.verification };
});

export const approveMentorAction = defineStaffAction("reviewMentors", approveSchema, async (input, staff) => {
  const username = await approveMentor(staff, input);
  return { message: messages.approved, redirectTo: consoleMentorHref(username) };
});

export const requestChangesAction = defineStaffAction("reviewMentors", requestChangesSchema, async (input, staff) => {
  const username = await requestChanges(staff, input);
  return { message: messages.changesRequested, redirectTo: consoleMentorHref(username) };
});

export const claimMentorAction = defineStaffAction("reviewMentors", claimSchema, async (input, staff) => {
  const username = await claimMentor(staff, input);
  const message = input.takes ? messages.claimed : messages.released;
  return { message, redirectTo: consoleMentorHref(username) };
});

export const recordCheckAction = defineStaffAction("reviewMentors", recordCheckSchema, async (input, staff) => {
  const username = await recordCheck(staff, input);
  return { message: messages.checkRecorded, redirectTo: consoleMentorHref(username) };
});

export const declineCheckAction = defineStaffAction("reviewMentors", refuseCheckSchema, async (input, staff) => {
  const username = await declineCheck(staff, input);
  return { message: messages.checkDeclined, redirectTo: consoleMentorHref(username) };
});

export const withdrawCheckAction = defineStaffAction("reviewMentors", refuseCheckSchema, async (input, staff) => {
  const username = await withdrawCheck(staff, input);
  return { message: messages.checkWithdrawn, redirectTo: consoleMentorHref(username) };
});

export const defineCheckAction = defineStaffAction("defineChecks", defineCheckSchema, async (input, staff) => {
  await defineCheck(staff, input);
  return { message: messages.checkSaved, redirectTo: links.consoleChecks };
});
