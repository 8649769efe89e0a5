/** Length of a description, in characters: search engines cut off longer ones. */
export const DESCRIPTION_MIN = 70;
export const DESCRIPTION_MAX = 160;

type Sentences = {
  /** Short facts, one sentence each. */
  facts: readonly string[];
  /** A longer text, cut to the remaining room. */
  text?: string | null;
  /** A sentence to add if the description is too short. */
  closing: string;
};

/** Builds a page's description from its facts: 70 to 160 characters, cut between words with "…" where it is longer. */
export function pageDescription({ facts, text, closing }: Sentences): string {
  const told = shorten([...facts, text ?? ""].join(" "), DESCRIPTION_MAX);
  // A single very long word can leave nothing of the text.
  return told.length < DESCRIPTION_MIN ? shorten([...facts, closing].join(" "), DESCRIPTION_MAX) : told;
}

/** Cuts between words and adds "…"; a text that fits stays whole. */
function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const words = line.slice(0, Math.max(line.lastIndexOf(" ", limit - 1), 0));
  return `${words.replace(/[\s,.;:]+$/, "")}…`;
}
