"use server";

import { failedMailTexts as texts } from "@/lib/domain/staff/operations.messages";
import { resendMailSchema } from "@/lib/domain/staff/operations.schema";
import { links } from "@/lib/links";
import { resendMail } from "@/lib/server/staff/failed-mails";
import { defineStaffAction } from "./define-action";

export const resendMailAction = defineStaffAction("resendMails", resendMailSchema, async (input, staff) => {
  await resendMail(staff, input);
  return { message: texts.resent, redirectTo: links.failedMails };
});
