import { PASSWORD_HINT } from "@/lib/domain/account/sign-in.messages";

/** Texts of the settings, an object per component. */

export const deleteAccountTexts = {
  thisDeletesAccount: "This deletes the account of",
  nameAddressPhone:
    ". Your name, address, phone number, picture and location are erased at once and cannot be brought back.",
  meetingsComeCancelled: "Meetings to come are cancelled. Reviews that you have written stay as “Deleted user”.",
  publicPageThen: " Your public page then says that you have left and shows mentors of the same subjects.",
  yes: "Yes",
  cancel: "Cancel",
  deleteAccount: "Delete account",
} as const;

export const passwordFormTexts = {
  changePassword: "Change password",
  currentPassword: "Current password",
  newPassword: "New password",
  passwordHint: PASSWORD_HINT,
  saving: "Saving",
} as const;

export const rememberedLoginTexts = {
  thisBrowserDoes:
    "This browser does not remember a login. Tick Keep Me Signed In at your next login if you want it to.",
  thisBrowserNo: "This browser no longer remembers your login.",
  thisBrowserFills: "This browser fills in the login of",
  forgetThisLogin: "Forget this login",
} as const;

export const settingsPanelTexts = {
  settings: "Settings",
  yourLocation: "Your location",
  showsHowFar: "Shows how far mentors are from you. It is rounded to about 100 m and nobody else sees it.",
  yourAddress: "Your address",
  yourUsername: "Your username",
  doTeach: "Do you teach?",
  reviewsMeetingsStay: "Your reviews and meetings stay as they are.",
  becomeMentor: "Become a mentor",
  password: "Password",
  otherDevicesSigned: "Other devices are signed out when it changes.",
  signGoogle: "You sign in with Google.",
  ifWantPassword: "if you want a password as well.",
  askLink: "Ask for a link",
  sessions: "Sessions",
  phoneWasLost: "For a phone that was lost or a computer that others use.",
  rememberedLogin: "Remembered login",
  theme: "Theme",
  yourData: "Your data",
  everythingKeptAbout: "Everything that is kept about you, as a JSON file.",
  downloadMyData: "Download my data",
  deleteAccount: "Delete account",
  downloadDataFirst: "Download your data first if you want to keep it.",
} as const;

export const signOutEverywhereTexts = {
  signOutEverywhere: "Sign out everywhere",
} as const;

export const themeChoiceTexts = {
  asMyDevice: "As my device",
  light: "Light",
  dark: "Dark",
  theme: "Theme",
} as const;

export const usernameFormTexts = {
  changeUsername: "Change username",
  newUsername: "New username",
  saving: "Saving",
} as const;
