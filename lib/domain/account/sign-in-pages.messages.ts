import { site } from "@/lib/site";

/** Titles and texts of the sign-in pages, an object per file. */

export const loginPageTexts = {
  login: "Login",
  logBookMeetings: `Log in to ${site.name} to book meetings with mentors, write reviews and keep your profile up to date.`,
  newHere: "New here?",
  /** A mentor, or a mentor and a time: "Asha Rao, Mon 4 pm". */
  logBook: (booking: string) => `Log in to book ${booking}`,
  welcomeBack: "Welcome back",
  createAccount: "Create an account",
} as const;

export const registerPageTexts = {
  register: "Register",
  createFreeAccount:
    "Create a free account as a student, parent or mentor, to book meetings, write reviews or be found by families near you.",
  haveOneAlready: "Have one already?",
  createAccountBook: (booking: string) => `Create your account to book ${booking}`,
  createAccount: "Create your account",
  login: "Login",
} as const;

export const newPasswordPageTexts = {
  setNewPassword: "Set new password",
  chooseNewPassword: `Choose a new password for your ${site.name} account. Every other device will be signed out.`,
  everyOtherDevice: "Every other device will be signed out.",
} as const;

export const resetPasswordPageTexts = {
  resetPassword: "Reset password",
  forgottenPasswordGet: `Forgotten your ${site.name} password? Get a link by mail with which you choose a new one.`,
  weSendLink: "We send you a link with which you choose a new one.",
  heading: "Reset your password",
  toTheLogin: "To the login",
} as const;

export const verifyEmailLinkPageTexts = {
  verifyEmail: "Verify email",
  verifyEmailAddress: `Verify the email address of your ${site.name} account, so that you can sign in and book meetings.`,
} as const;

export const verifyEmailPageTexts = {
  verificationLinkIncomplete: "Verification link incomplete",
  thisLinkVerify: `This link to verify an email address for ${site.name} is not whole. Ask for a new one here.`,
} as const;
