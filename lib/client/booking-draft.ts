import { sessionHint } from "./viewer";

/** Booking fields that the user fills in. */
const DRAFTED = ["topic", "className", "contact", "format"] as const;

export type BookingDraft = Readonly<Partial<Record<(typeof DRAFTED)[number], string>>>;

/** Stored in the page's memory only, for the account that typed it. */
let kept: { mentor: string; account: string | null; draft: BookingDraft } | null = null;

/** Unsent input for a booking with a mentor, for example before the user picks another time or signs in again. */
export function draftFor(mentor: string): BookingDraft {
  return kept !== null && kept.mentor === mentor && kept.account === sessionHint() ? kept.draft : {};
}

export function keepDraft(mentor: string, form: FormData): void {
  const draft = Object.fromEntries(DRAFTED.map((name) => [name, String(form.get(name) ?? "")]));
  // The user may keep typing after the session has ended.
  kept = { mentor, account: sessionHint() ?? kept?.account ?? null, draft };
}

export function forgetDraft(): void {
  kept = null;
}
