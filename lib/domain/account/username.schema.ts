import { z } from "zod";
import { rawText } from "@/lib/domain/text/text-field";
import { USERNAME_LENGTH } from "./account.constants";
import { isReservedUsername } from "./reserved-names.rules";
import { usernameMessages as messages } from "./username.messages";

/** A username as stored and used in URLs; the same format as the database's check constraint. */
export const usernameSchema = z
  .string()
  .min(USERNAME_LENGTH.min, messages.tooShort)
  .max(USERNAME_LENGTH.max, messages.tooLong)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, messages.formWrong);

/** The form that changes a username; accepts capital letters and surrounding spaces. */
export const changeUsernameSchema = z.object({
  username: rawText(USERNAME_LENGTH.max, { wrong: messages.missing, tooLong: messages.tooLong })
    .transform((text) => text.trim().toLowerCase())
    .pipe(
      z
        .string()
        .min(1, messages.missing)
        .pipe(usernameSchema)
        .refine((name) => !isReservedUsername(name), messages.reserved),
    ),
});
