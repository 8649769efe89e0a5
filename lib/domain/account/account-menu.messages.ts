/** Texts of the account menu, which is on every page: one object per component. */

export const accountMenuTexts = {
  login: "Login",
  yourAccount: "Your account",
  profile: "Profile",
} as const;

export const logoutButtonTexts = {
  logout: "Logout",
} as const;

export const sameAccountTexts = {
  signedAnotherAccount: "You are signed in with another account",
  loadPageAgain: "Load the page again",
  notNow: "Not now",
  anotherTabThis:
    "Another tab of this browser has signed in with another account since this page was opened. Nothing can be saved or deleted here until you load the page again.",
} as const;
