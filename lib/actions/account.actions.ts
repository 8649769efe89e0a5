"use server";

import { cookies } from "next/headers";
import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import {
  factorCodeSchema,
  loginSchema,
  mailRequestSchema,
  newPasswordSchema,
  registerSchema,
  resetTokenSchema,
  verifyEmailSchema,
} from "@/lib/domain/account/account.schema";
import { RETURN_PATH_LENGTH, safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { links, signInCodeHref } from "@/lib/links";
import { confirmSignIn } from "@/lib/server/account/confirm-sign-in";
import { register } from "@/lib/server/account/register";
import { requestPasswordReset, resetPassword } from "@/lib/server/account/reset-password";
import { registeredCookie, resendVerification, verifyEmail } from "@/lib/server/account/verify-email";
import { signIn } from "@/lib/server/account/sign-in";
import { signOut } from "@/lib/server/account/sign-out";
import { cookiesOfNoSession, cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { SESSION_COOKIE } from "@/lib/session-names";
import { defineAction, defineVisitorAction } from "./define-action";

/** The return path after signing in; checked where it is used. */
const from = z.string().max(RETURN_PATH_LENGTH).optional().catch(undefined);

export const registerAction = defineAction(registerSchema.extend({ from }), async (input, visitor) => {
  await register(input, visitor);
  return { message: accountMessages.registerCheckMail, cookies: [registeredCookie(input.email)] };
});

export const loginAction = defineAction(loginSchema.extend({ from }), async ({ from, ...input }, visitor) => {
  const { session } = await signIn(input, visitor);
  if (session.needsCode) {
    const to = signInCodeHref(safeReturnPath(from) ?? undefined);
    return { message: "", redirectTo: to, cookies: cookiesOfSession(session) };
  }
  return {
    message: accountMessages.loginSuccess,
    redirectTo: safeReturnPath(from) ?? links.profile,
    cookies: cookiesOfSession(session),
  };
});

/** The second step of a sign-in, or a session that is confirmed again. */
export const signInCodeAction = defineAction(factorCodeSchema.extend({ from }), async ({ from, code }, visitor) => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  const session = await confirmSignIn(token, { code }, visitor);
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
