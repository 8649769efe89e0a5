"use server";

import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import {
  inviteStaffSchema,
  joinStaffSchema,
  staffMemberSchema,
  staffRoleSchema,
  withdrawInvitationSchema,
} from "@/lib/domain/staff/staff-page.schema";
import { links } from "@/lib/links";
import { changeStaffRole, removeStaff } from "@/lib/server/staff/change-staff";
import { inviteStaff, withdrawInvitation } from "@/lib/server/staff/invite-staff";
import { joinStaff } from "@/lib/server/staff/join-staff";
import { defineOwnAction, defineStaffAction } from "./define-action";

export const inviteStaffAction = defineStaffAction(
  "manageStaff",
  inviteStaffSchema,
  async (input, staff) => {
    await inviteStaff(staff, input);
    return { message: texts.invited, redirectTo: links.staff };
  },
  { dangerous: true },
);

export const withdrawInvitationAction = defineStaffAction(
  "manageStaff",
  withdrawInvitationSchema,
  async (input, staff) => {
    await withdrawInvitation(staff, input);
    return { message: texts.withdrawn, redirectTo: links.staff };
  },
);

export const changeStaffRoleAction = defineStaffAction(
  "manageStaff",
  staffRoleSchema,
  async (input, staff) => {
    await changeStaffRole(staff, input);
    return { message: texts.roleChanged, redirectTo: links.staff };
  },
  { dangerous: true },
);

export const removeStaffAction = defineStaffAction(
  "manageStaff",
  staffMemberSchema,
  async (input, staff) => {
    await removeStaff(staff, input);
    const isLeaving = input.userId === staff.id;
    return { message: isLeaving ? texts.left : texts.removed, redirectTo: isLeaving ? links.profile : links.staff };
  },
  { dangerous: true },
);

export const joinStaffAction = defineOwnAction(joinStaffSchema, async (input, actor) => {
  await joinStaff(actor, input);
  return { message: texts.joined, redirectTo: links.console };
});
