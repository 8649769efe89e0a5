import { DEMO_EMAILS, DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";

import { numberInWords } from "@/lib/domain/text/number-in-words";
import { MAIL_LINK_HOURS, PASSWORD_LENGTH } from "./account.constants";

/** Texts of the account menu and the sign-in screens, an object per component. */

export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.min} characters with uppercase, lowercase, number and special character`;

export const authCarouselTexts = {
  learnOwnDesk: "Learn at your own desk",
  mentorSitsBeside: "A mentor sits beside your child, and goes at your child’s pace.",
  someoneCloseHome: "Someone close to home",
  seeWhoTeaches: "See who teaches near you, what they teach and how far away they are.",
  oneStepTime: "One step at a time",
  bookCallGet: "Book a call to get to know a mentor, then take the next step together.",
  carousel: "carousel",
  whatMentorhood: "What Mentorhood is for",
  slide: "slide",
  of: (index: number, length: number) => `${index + 1} of ${length}`,
  playPictures: "Play the pictures",
  pausePictures: "Pause the pictures",
  picture: (index: number, title: string) => `Picture ${index + 1}: ${title}`,
} as const;

export const checkMailPanelTexts = {
  openLinkWe: (registerCheckMail: string, email: string) =>
    `${registerCheckMail}: open the link that we sent${email && ` to ${email}`}, then log in. It works for ${MAIL_LINK_HOURS.verify_email} hours.`,
  toTheLogin: "To the login",
} as const;

export const demoSignInsTexts = {
  lookAroundAs: "Look around as somebody invented",
  orWithThe: `${DEMO_EMAILS.student}, ${DEMO_EMAILS.mentor} or ${DEMO_EMAILS.owner}, with the password ${DEMO_PASSWORD}.`,
  demoStudent: "Demo student",
  demoMentor: "Demo mentor",
  demoOwner: "Demo owner",
  nothingMailedEverybody: "Nothing is mailed: everybody who opens this preview can",
  soGiveNo: ", so give no real address.",
  readItsMails: "read its mails",
} as const;

export const googleSignInTexts = {
  imMentor: "I'm a Mentor",
  imUser: "I'm a User",
  startOver: "Start Over",
  or: "or",
  signGoogle: "Sign in with Google",
  nowPressGoogles: "Now press Google's own button.",
  googleLearnsVisit: "Google learns of your visit only if you press this.",
} as const;

export const loginFormTexts = {
  email: "Email",
  password: "Password",
  keepMeSigned: "Keep Me Signed In",
  forgotPassword: "Forgot password?",
  loggingIn: "Logging in",
  login: "Login",
} as const;

export const newPasswordFormTexts = {
  login: "Login",
  newPassword: "New password",
  passwordHint: PASSWORD_HINT,
  confirmPassword: "Confirm password",
  askNewLink: "Ask for a new link",
  saving: "Saving",
  setNewPassword: "Set new password",
} as const;

export const outboxHintTexts = {
  thisServerSends: "This server sends no mail.",
  readOutbox: "Read it in the outbox",
} as const;

export const registerFormTexts = {
  studentsParentsWho: "For students and parents who look for a mentor.",
  teachersWhoWant: "For teachers who want to be found.",
  name: "Name",
  email: "Email",
  password: "Password",
  passwordHint: PASSWORD_HINT,
  creatingAccount: "Creating your account",
  createAccount: "Create account",
} as const;

export const resendVerificationTexts = {
  sendLinkAgain: "Send the link again",
} as const;

export const resetRequestFormTexts = {
  login: "Login",
  email: "Email",
  ifAddressHas: `If the address has an account, the mail is on its way. The link works for ${numberInWords(MAIL_LINK_HOURS.reset_password)} hour.`,
  sending: "Sending",
  sendResetLink: "Send reset link",
} as const;

export const roleToggleTexts = {
  user: "User",
  mentor: "Mentor",
  iRegisterAs: "I register as",
} as const;

export const sendLinkFormTexts = {
  email: "Email",
  sending: "Sending",
  sendMeNew: "Send me a new link",
} as const;

export const verifyEmailPanelTexts = {
  login: "Login",
  pressButtonConfirm: (email: string) => `Press the button to confirm that ${email} is yours.`,
  thisTakesMoment: "This takes a moment.",
  verifyMyEmail: "Verify my email",
  toTheLogin: "To the login",
} as const;
