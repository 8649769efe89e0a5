import { sessionHint } from "./viewer";

/** Fields of a booking that somebody fills in. */
const DRAFTED = ["topic", "className", "contact", "format"] as const;

export type BookingDraft = Readonly<Partial<Record<(typeof DRAFTED)[number], string>>>;

/** Kept in the page's memory alone, and for the account that has typed it. */
let kept: { mentor: string; account: string | null; draft: BookingDraft } | null = null;

/** What was typed into a booking with a mentor and not sent yet, as before another time was chosen or a session had ended. */
export function draftFor(mentor: string): BookingDraft {
  return kept !== null && kept.mentor === mentor && kept.account === sessionHint() ? kept.draft : {};
}

export function keepDraft(mentor: string, form: FormData): void {
  const draft = Object.fromEntries(DRAFTED.map((name) => [name, String(form.get(name) ?? "")]));
  // Somebody may type on after the session has ended.
  kept = { mentor, account: sessionHint() ?? kept?.account ?? null, draft };
}

export function forgetDraft(): void {
  kept = null;
}
