/** Where a browser stores an entry for this site. */
type Place = "cookie" | "local storage" | "database";

export type KeptInBrowser = {
  place: Place;
  name: string;
  /** Purpose and lifetime, as worded in the privacy policy. */
  purpose: string;
};

/**
 * Everything that the site stores in a visitor's browser. The privacy policy shows this list; tests/e2e/privacy.spec.ts
 * fails when the site stores anything else.
 */
export const KEPT_IN_BROWSER: readonly KeptInBrowser[] = [
  {
    place: "cookie",
    name: "auth_token",
    purpose:
      "your encrypted session. It ends with the browser and after 24 hours at the latest, or after 7 days if you ask to stay signed in.",
  },
  {
    place: "cookie",
    name: "signed_in",
    purpose:
      "says only that there may be a session, so that the page need not ask, and by a mark without meaning whether it is still that of the same account; it goes with the session.",
  },
  {
    place: "cookie",
    name: "known_device",
    purpose:
      "for 180 days, says that you have signed in with this browser before, so that strangers who guess passwords cannot lock you out.",
  },
  {
    place: "cookie",
    name: "registered_here",
    purpose:
      "for 24 hours, a mark of the address that you registered in this browser, so that the link in its mail confirms it without another press.",
  },
  { place: "cookie", name: "user_location", purpose: "for 30 days, the rounded position, if you gave one." },
  {
    place: "cookie",
    name: "time_zone",
    purpose:
      "for 30 days, the time zone of your browser, once you have signed in or looked at a mentor's free times, so that times are shown in it.",
  },
  {
    place: "cookie",
    name: "shortlist",
    purpose:
      "the mentors that you saved: for 180 days without an account, or for a day a copy of the list in your account.",
  },
  { place: "local storage", name: "theme", purpose: "light or dark, if you chose." },
  { place: "local storage", name: "user_email", purpose: "your email address, if you asked to stay signed in." },
  {
    place: "local storage",
    name: "user_passkey",
    purpose:
      "your password, if you asked to stay signed in, encrypted with a key that cannot be read out of your browser. Clear the box at the next sign-in and both are removed.",
  },
  { place: "database", name: "remembered-fields", purpose: "the key with which that password is encrypted." },
];
