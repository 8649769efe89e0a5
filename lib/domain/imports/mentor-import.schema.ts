import { z } from "zod";
import { mailSecret, newPasswordSchema } from "@/lib/domain/account/account.schema";
import { importMessages as messages, invitationTexts } from "./mentor-import.messages";
import { IMPORT_TEXT_MAX } from "./mentor-import.rules";

export const uploadMentorsSchema = z.object({
  csv: z
    .string(messages.missing)
    .max(IMPORT_TEXT_MAX, { error: messages.tooLong, abort: true })
    .refine((text) => text.trim() !== "", messages.missing),
});

export const importMentorsSchema = z.object({ importId: z.uuid() });

export const invitationSchema = z.object({ token: mailSecret(invitationTexts.linkInvalid) });

export const acceptInvitationSchema = newPasswordSchema.and(invitationSchema);
