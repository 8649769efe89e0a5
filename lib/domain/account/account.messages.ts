import { NAME_LENGTH, PASSWORD_LENGTH } from "./account.constants";
import { DEMO_DOMAIN } from "@/lib/catalogue/demo-accounts";

/** Texts of the account screens and their use cases. */
export const accountMessages = {
  nameMissing: "Please enter your name",
  nameTooLong: `Please use at most ${NAME_LENGTH.max} characters for your name`,
  nameUnreadable: "Please use only letters and signs that can be read",
  nameHoldsAddress: "Please leave phone numbers, web and mail addresses out of your name, and put a space after a dot",
  nameReserved: "This name is kept for the people who run the site. Please use your own name",
  emailInvalid: "Please enter a valid email address",
  emailOfDemo: `Addresses at ${DEMO_DOMAIN} belong to the demo. Please use one of your own.`,
  passwordWeak: `Password must be at least ${PASSWORD_LENGTH.min} characters with uppercase, lowercase, number and special character`,
  passwordShort: `Password must be at least ${PASSWORD_LENGTH.min} characters.`,
  passwordLong: `Password must be at most ${PASSWORD_LENGTH.max} characters.`,
  passwordKnown:
    "This password is easy to guess: it is a common one, or close to one. Put unrelated words together instead, with a number and a sign between them.",
  passwordRepeats:
    "This password is easy to guess: it repeats itself or follows a pattern. Add more characters or unrelated words.",
  passwordPersonal:
    "This password is easy to guess: it is made of your name, your address or the name of this site. Use words that have nothing to do with them, with a number and a sign between them.",
  passwordUnchanged: "This is your current password. Please choose another one.",
  passwordMissing: "Please enter your password",
  passwordsDiffer: "Passwords do not match.",
  roleUnknown: "Please choose Mentor or User",

  loginSuccess: "Login successful",
  loginFailed: (reason: string | undefined) => `Login failed: ${reason || "An error occurred"}`,
  loggedOut: "Logged Out Successfully",
  logoutFailed: "Logged Out Failed",

  registerSuccess: "Registration successful",
  registerCheckMail: "Please Check Your Email",
  registerRefused: "Failed to Register",
  registerFailed: "Registration failed. Please try again.",

  resetLinkSent: "Password reset link sent to your email",
  resetFailed: "Reset Failed",
  somethingWrong: "Something went wrong",
  resetTokenInvalid: "Invalid or missing token.",
  passwordUpdated: "Password updated! You can now login.",
  passwordChanged: "Your password has been changed. Other devices have been signed out.",
  oldPasswordWrong: "The current password is not right.",
  signedOutEverywhere: "You have been signed out on all devices.",
  noPasswordYet: "This account signs in with Google. Use the reset link to give it a password.",

  verifying: "Verifying your email...",
  verifyTitleAsk: "Verify your email",
  verifyTitleSuccess: "Verification Successful!",
  verifyTitleFailed: "Verification Failed",
  verifySuccess: "Email verified successfully!",
  verifyFailed: "Verification failed. Please try again.",
  verifyUrlIncomplete: "Invalid verification URL. Token or email is missing.",
  verifyTitleDone: "Your email is verified",
  verifyLinkUsed: "This link has been used already: your email is verified, and you can log in.",
  linkUsed: "This link, or another one like it, has been used already. Please ask for a new one.",
  linkExpired: "This link has expired. Please ask for a new one.",
  linkMissing: "Has the mail with your link not come?",
  verificationSentAgain: "If this address still waits for its verification, a new link is on its way.",

  googleNoCredential: "No credential received from Google",
  googleIncomplete: "Missing required user information from Google",
  googleBadResponse: "Invalid response format from server",
  googleError: "Google login error",
  googleWidgetFailed: "Google login failed. Please try again.",
  googleRefused: "Google could not confirm who you are. Please try again.",
  chooseRole: "Choose Your Role",
} as const;
