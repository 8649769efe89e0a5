import { z } from "zod";
import { isDemoAddress } from "@/lib/catalogue/demo-accounts";
import { holdsContactDetails } from "@/lib/domain/flags/contact-details.rules";
import { holdsAddress } from "@/lib/domain/text/address-in-text.rules";
import { characters, UNREADABLE } from "@/lib/domain/text/readable.rules";
import { lineText } from "@/lib/domain/text/text-field";
import { NAME_LENGTH, PASSWORD_LENGTH } from "./account.constants";
import { accountMessages as messages } from "./account.messages";
import { secondFactorMessages } from "./second-factor.messages";
import { claimsToBeStaff } from "./reserved-names.rules";

/** In characters. */
const EMAIL_MAX = 254;

export const ACCOUNT_ROLES = ["user", "mentor"] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** A lower-case letter, an upper-case letter, a digit and a special character. Avoids the flag `s`, which JSON Schema lacks. */
const STRONG = /^(?=[\s\S]*\p{Ll})(?=[\s\S]*\p{Lu})(?=[\s\S]*\p{Nd})(?=[\s\S]*[^\p{L}\p{N}\s])/u;

/** A person's name. Trims it and collapses repeated spaces. */
export const nameField = lineText(NAME_LENGTH.max, { wrong: messages.nameMissing, tooLong: messages.nameTooLong })
  .refine((text) => characters(text) >= NAME_LENGTH.min, messages.nameMissing)
  .refine((text) => !UNREADABLE.test(text), messages.nameUnreadable)
  .refine((text) => !holdsAddress(text) && !holdsContactDetails(text), messages.nameHoldsAddress)
  .refine((text) => !claimsToBeStaff(text), messages.nameReserved);

/** An email address, normalised as accounts store it: variants in case and script are the same address. */
const emailField = z
  .string(messages.emailInvalid)
  .max(EMAIL_MAX, { error: messages.emailInvalid, abort: true })
  .transform((text) => text.normalize("NFKC").trim().toLowerCase())
  .pipe(z.email(messages.emailInvalid).max(EMAIL_MAX, messages.emailInvalid));

/** An address new to the site. Rejects demo addresses, which only the seed may use. */
export const newEmailField = emailField.refine((email) => !isDemoAddress(email), messages.emailOfDemo);

const strongPassword = (tooShort: string) =>
  z
    .string(tooShort)
    .min(PASSWORD_LENGTH.min, tooShort)
    .max(PASSWORD_LENGTH.max, messages.passwordLong)
    .regex(STRONG, messages.passwordWeak);

const enteredPassword = z
  .string(messages.passwordMissing)
  .min(1, messages.passwordMissing)
  .max(PASSWORD_LENGTH.max, messages.passwordLong);

const roleField = z.enum(ACCOUNT_ROLES, messages.roleUnknown);

/** A checkbox or a boolean: forms send "on" or nothing. */
const checkbox = z
  .union([z.boolean(), z.enum(["on", "true", "false", ""])])
  .optional()
  .transform((value) => value === true || value === "on" || value === "true");

export const registerSchema = z.object({
  name: nameField,
  email: newEmailField,
  password: strongPassword(messages.passwordWeak),
  role: roleField.default("user"),
});

/** A code of an app for codes, or a recovery code. */
const factorCodeField = z
  .string(secondFactorMessages.codeMissing)
  .trim()
  .min(6, secondFactorMessages.codeMissing)
  .max(40, secondFactorMessages.wrongCode);

export const loginSchema = z.object({
  email: emailField,
  password: enteredPassword,
  keepSignedIn: checkbox,
  code: factorCodeField.optional().meta({ description: "Needed when the account has a second factor." }),
});

export const factorCodeSchema = z.object({ code: factorCodeField });

/** Requests a password reset mail or another verification mail. */
export const mailRequestSchema = z.object({ email: emailField });

export const newPasswordSchema = z
  .object({ password: strongPassword(messages.passwordShort), confirmPassword: z.string(messages.passwordsDiffer) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: messages.passwordsDiffer,
    // Reported together with the other field's errors, not after them.
    when: ({ value }) => typeof value === "object" && value !== null,
  });

export const changePasswordSchema = z.object({
  oldPassword: enteredPassword,
  newPassword: strongPassword(messages.passwordShort),
});

/** Google's response from the browser. Only the signed credential identifies the user. */
export const googleSignInSchema = z.object({
  credential: z.string(messages.googleNoCredential).min(1, messages.googleNoCredential).max(8192),
  role: roleField.optional(),
  keepSignedIn: checkbox,
});

/** The secret of a mail link: 256 bits in base64url. */
export const mailSecret = (message: string) => z.string(message).regex(/^[\w-]{43}$/, message);

export const resetTokenSchema = z.object({ token: mailSecret(messages.resetTokenInvalid) });
export const verifyEmailSchema = z.object({
  token: mailSecret(messages.verifyUrlIncomplete),
  email: z.string(messages.verifyUrlIncomplete).pipe(emailField),
});

export type RegisterInput = z.output<typeof registerSchema>;
export type LoginInput = z.output<typeof loginSchema>;
