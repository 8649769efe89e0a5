"use server";

import { importTexts, invitationTexts } from "@/lib/domain/imports/mentor-import.messages";
import {
  acceptInvitationSchema,
  importMentorsSchema,
  invitationSchema,
  uploadMentorsSchema,
} from "@/lib/domain/imports/mentor-import.schema";
import { importHref, links } from "@/lib/links";
import { acceptInvitation, declineInvitation } from "@/lib/server/imports/accept-invitation";
import { importMentors, uploadMentors } from "@/lib/server/imports/import-mentors";
import { defineAction, defineStaffAction } from "./define-action";

export const uploadMentorsAction = defineStaffAction("importMentors", uploadMentorsSchema, async (input) => {
  return { message: "", redirectTo: importHref(await uploadMentors(input)) };
});

export const importMentorsAction = defineStaffAction("importMentors", importMentorsSchema, async (input, staff) => {
  return { message: importTexts.done(await importMentors(staff, input)), redirectTo: links.importMentors };
});

export const acceptInvitationAction = defineAction(acceptInvitationSchema, async (input, visitor) => {
  await acceptInvitation(input, visitor);
  return { message: invitationTexts.accepted };
});

export const declineInvitationAction = defineAction(invitationSchema, async (input, visitor) => {
  await declineInvitation(input, visitor);
  return { message: invitationTexts.declined };
});
