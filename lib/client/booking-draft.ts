/** Fields of a booking that somebody fills in. */
const DRAFTED = ["topic", "className", "format"] as const;

export type BookingDraft = Readonly<Partial<Record<(typeof DRAFTED)[number], string>>>;

/** Kept in the page's memory alone: loading the page anew, as on somebody else's turn, forgets it. */
let kept: { mentor: string; draft: BookingDraft } | null = null;

/** What was typed into a booking with a mentor and not sent yet, as before another time was chosen or a session had ended. */
export function draftFor(mentor: string): BookingDraft {
  return kept?.mentor === mentor ? kept.draft : {};
}

export function keepDraft(mentor: string, form: FormData): void {
  const draft = Object.fromEntries(DRAFTED.map((name) => [name, String(form.get(name) ?? "")]));
  kept = { mentor, draft };
}

export function forgetDraft(): void {
  kept = null;
}
