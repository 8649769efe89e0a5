import type { JobState } from "./job-state.rules";

/** Texts of the console about failed mails. */
export const failedMailTexts = {
  title: "Mails",
  description: "Mails that could not be sent, with the last error, and a button that sends them again.",
  intro:
    "A failing mail is tried again for about a day. Whatever was given up or held back stays here for 30 days. Sending a mail whose address gets none lets further mails to it through.",
  none: "No mail fails.",
  more: "There are more. The newest are shown.",
  unreadable: "Its subject cannot be read: it was sealed with another key.",
  failing: (attempts: number) => `Failing, tried ${attempts === 1 ? "once" : `${attempts} times`}`,
  held: {
    suppressed: "Held back, because the address gets no mails",
    over_budget: "Held back, because the address has had enough mails",
  },
  givenUp: (attempts: number) => `Given up after ${attempts === 1 ? "one attempt" : `${attempts} attempts`}`,
  resend: "Send again",
  resendHeld: "Send all the same",
  resendWhich: (place: number, subject: string, to: string) => `Send again: ${place}. ${subject}, to ${to}`,
  resent: "The mail is on its way.",
} as const;

/** Texts of the console about background jobs. */
export const jobTexts = {
  title: "Background jobs",
  intro: "The last run in any process. A job is late when it has not run for three times its interval.",
  states: { fine: "Fine", failing: "Failing", late: "Late", never: "Not run yet" } satisfies Record<JobState, string>,
  lastRun: (time: string, ms: number) => `Last run ${time}, ${ms.toLocaleString("en-GB")} ms`,
  lastError: (time: string, error: string) => `Last error ${time}: ${error}`,
} as const;
