import { z } from "zod";
import { mailRequestSchema, mailSecret } from "@/lib/domain/account/account.schema";
import { staffPageTexts as texts } from "./staff-page.messages";
import { STAFF_ROLES } from "./staff.policy";

const role = z.enum(STAFF_ROLES, texts.roleUnknown);

export const inviteStaffSchema = mailRequestSchema.extend({ role });
export const withdrawInvitationSchema = mailRequestSchema;
export const staffMemberSchema = z.object({ userId: z.uuid() });
export const staffRoleSchema = staffMemberSchema.extend({ role });
export const joinStaffSchema = z.object({ token: mailSecret(texts.linkUnknown) });

/** What a browser checks of forms whose fields only the server checks. */
export const noFields = z.object({});
