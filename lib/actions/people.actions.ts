"use server";

import { suppressionTexts } from "@/lib/domain/mails/suppression.messages";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import {
  cancelForPersonSchema,
  deletePersonSchema,
  findPersonSchema,
  liftSuspensionSchema,
  personSchema,
  suspendPersonSchema,
} from "@/lib/domain/people/people.schema";
import { links, personHref } from "@/lib/links";
import { whereToFind } from "@/lib/server/people/find-people";
import {
  cancelPersonsMeeting,
  deletePerson,
  endPersonsSessions,
  liftPersonsSuppression,
  resendPersonsVerification,
  sendPersonsData,
} from "@/lib/server/people/help-person";
import { liftPersonsSuspension, suspendPerson } from "@/lib/server/people/suspend-person";
import { defineStaffAction } from "./define-action";

/** By POST, so that an email address gets into no link, log or referrer. */
export const findPersonAction = defineStaffAction("findPeople", findPersonSchema, async ({ find }) => {
  return { message: "", redirectTo: await whereToFind(find) };
});

export const resendPersonsVerificationAction = defineStaffAction("helpPeople", personSchema, async (input, staff) => {
  return { message: texts.resent, redirectTo: personHref(await resendPersonsVerification(staff, input)) };
});

export const liftPersonsSuppressionAction = defineStaffAction("helpPeople", personSchema, async (input, staff) => {
  return { message: suppressionTexts.lifted, redirectTo: personHref(await liftPersonsSuppression(staff, input)) };
});

export const endPersonsSessionsAction = defineStaffAction("helpPeople", personSchema, async (input, staff) => {
  return { message: texts.sessionsEnded, redirectTo: personHref(await endPersonsSessions(staff, input)) };
});

export const cancelPersonsMeetingAction = defineStaffAction(
  "helpPeople",
  cancelForPersonSchema,
  async (input, staff) => {
    return { message: texts.meetingCancelled, redirectTo: personHref(await cancelPersonsMeeting(staff, input)) };
  },
);

export const sendPersonsDataAction = defineStaffAction(
  "helpPeople",
  personSchema,
  async (input, staff) => {
    return { message: texts.dataSent, redirectTo: personHref(await sendPersonsData(staff, input)) };
  },
  { dangerous: true },
);

export const suspendPersonAction = defineStaffAction(
  "decideCases",
  suspendPersonSchema,
  async (input, staff) => {
    return { message: texts.nowSuspended, redirectTo: personHref(await suspendPerson(staff, input)) };
  },
  { dangerous: true },
);

export const liftPersonsSuspensionAction = defineStaffAction(
  "decideCases",
  liftSuspensionSchema,
  async (input, staff) => {
    return { message: texts.lifted, redirectTo: personHref(await liftPersonsSuspension(staff, input)) };
  },
);

export const deletePersonAction = defineStaffAction(
  "helpPeople",
  deletePersonSchema,
  async (input, staff) => {
    await deletePerson(staff, input);
    return { message: texts.deleted, redirectTo: links.people };
  },
  { dangerous: true },
);
