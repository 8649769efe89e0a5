/** What search engines show of a description, in signs: less says too little, more is cut off by them. */
export const DESCRIPTION_MIN = 70;
export const DESCRIPTION_MAX = 160;

type Sentences = {
  /** Short facts, each a sentence of its own. */
  facts: readonly string[];
  /** A longer text, of which as much is told as there is room. */
  text?: string | null;
  /** A sentence that fills up what is too short otherwise. */
  closing: string;
};

/** A description of a page out of its facts: 70 to 160 characters, cut between words with "…" where it is longer. */
export function pageDescription({ facts, text, closing }: Sentences): string {
  const told = shorten([...facts, text ?? ""].join(" "), DESCRIPTION_MAX);
  // One endless word leaves nothing of the text that holds it.
  return told.length < DESCRIPTION_MIN ? shorten([...facts, closing].join(" "), DESCRIPTION_MAX) : told;
}

/** Cuts between words and says so by "…"; a text that fits stays whole. */
function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const words = line.slice(0, Math.max(line.lastIndexOf(" ", limit - 1), 0));
  return `${words.replace(/[\s,.;:]+$/, "")}…`;
}
