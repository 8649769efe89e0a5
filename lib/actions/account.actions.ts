"use server";

import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import {
  loginSchema,
  mailRequestSchema,
  newPasswordSchema,
  registerSchema,
  resetTokenSchema,
  verifyEmailSchema,
} from "@/lib/domain/account/account.schema";
import { RETURN_PATH_LENGTH, safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { links } from "@/lib/links";
import { register } from "@/lib/server/account/register";
import { requestPasswordReset, resetPassword } from "@/lib/server/account/reset-password";
import { registeredCookie, resendVerification, verifyEmail } from "@/lib/server/account/verify-email";
import { signIn } from "@/lib/server/account/sign-in";
import { signOut } from "@/lib/server/account/sign-out";
import { cookiesOfNoSession, cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { defineAction, defineVisitorAction } from "./define-action";

/** The return path after signing in; checked where it is used. */
const from = z.string().max(RETURN_PATH_LENGTH).optional().catch(undefined);

export const registerAction = defineAction(registerSchema.extend({ from }), async (input, visitor) => {
  await register(input, visitor);
  return { message: accountMessages.registerCheckMail, cookies: [registeredCookie(input.email)] };
});

export const loginAction = defineAction(loginSchema.extend({ from }), async ({ from, ...input }, visitor) => {
  const { session } = await signIn(input, visitor);
  return {
    message: accountMessages.loginSuccess,
    redirectTo: safeReturnPath(from) ?? links.profile,
    cookies: cookiesOfSession(session),
  };
});

export const logoutAction = defineVisitorAction(z.object({}), async (_input, actor) => {
  if (actor) await signOut(actor);
  return { message: accountMessages.loggedOut, redirectTo: links.home, cookies: cookiesOfNoSession() };
});

export const requestResetAction = defineAction(mailRequestSchema, async (input, visitor) => {
  await requestPasswordReset(input, visitor);
  return { message: accountMessages.resetLinkSent };
});

export const resendVerificationAction = defineAction(mailRequestSchema.extend({ from }), async (input, visitor) => {
  await resendVerification(input, visitor);
  return { message: accountMessages.verificationSentAgain };
});

export const setNewPasswordAction = defineAction(
  z.intersection(newPasswordSchema, resetTokenSchema),
  async ({ token, password }, visitor) => {
    await resetPassword({ token, password }, visitor);
    return { message: accountMessages.passwordUpdated };
  },
);

export const verifyEmailAction = defineAction(verifyEmailSchema, async (input, visitor) => {
  await verifyEmail(input, visitor);
  return { message: accountMessages.verifySuccess };
});
