/** Recovery codes that an account gets at once. */
export const RECOVERY_CODES = 10;

/** Errors about the second factor. */
export const secondFactorMessages = {
  codeMissing: "Please enter a code of your app, or a recovery code.",
  wrongCode: "This code is not right, or was used already. Wait for the next one.",
  staffNeedOne: "Staff need a second factor. Set it up in Settings under “Sign-in and security”.",
} as const;

/** The screen between the password and the account. */
export const signInCodeTexts = {
  title: "Enter your code",
  description: "The second step of your sign-in: a code of your app for codes, or a recovery code.",
  heading: "Enter your code",
  confirmHeading: "Confirm that it is you",
  intro: "Open your app for codes and type the six digits it shows. A recovery code works too, once.",
  code: "Code",
  submit: "Continue",
  busy: "Checking",
  otherAccount: "Sign in with another account",
  factorLabel: "Code of your app",
  factorHint: "This act needs a new code of your app for codes.",
} as const;

/** Sign-in and security: second factor and sessions. */
export const securityTexts = {
  title: "Sign-in and security",
  description: "Set up a second factor for your account, and see and end the sessions of all your devices.",
  back: "Back to Settings",
  settingsText: "Ask for a code of your phone at each sign-in, and see which devices are signed in.",
  open: "Open sign-in and security",
  factor: "Second factor",
  off: "Off. With it, nobody signs in with your password alone: each sign-in also asks for a code of an app on your phone.",
  staffIntro: "Staff need a second factor to open the console.",
  scan: "1. Scan this picture with an app for codes, such as Aegis, 2FAS or Google Authenticator.",
  picture: "QR code of the key",
  orType: "Or type this key into the app:",
  enter: "2. Enter the code that the app shows.",
  code: "Code",
  turnOn: "Turn on",
  saving: "Saving",
  on: (since: string) => `On since ${since}.`,
  codesLeft: (count: number) => (count === 1 ? "1 recovery code is left." : `${count} recovery codes are left.`),
  renew: "New recovery codes",
  renewText: "The old ones stop working.",
  remove: "Turn off",
  removeText: "Sign-ins then need your password only.",
  turnedOn: "The second factor is on.",
  renewed: "You have new recovery codes.",
  removed: "The second factor is off.",
  codesTitle: "Your recovery codes",
  codesText:
    "Each works once, for a day without your phone. Print them or keep them in a safe place: they are shown only now.",
  kept: "I have kept them",
  sessions: "Where you are signed in",
  thisDevice: "This device",
  since: (when: string) => `Signed in ${when}`,
  seen: (when: string) => `last used ${when}`,
  end: "End this session",
  ended: "The session has ended.",
} as const;
