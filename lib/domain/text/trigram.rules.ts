/** The groups of three letters of each word, with its edges marked, like PostgreSQL's pg_trgm. */
export function trigrams(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    if (word === "") continue;
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  }
  return found;
}

/** Share of trigrams that two texts have in common, 0 to 1: the measure of PostgreSQL's pg_trgm. */
export function trigramSimilarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of left) if (right.has(trigram)) common++;
  const all = left.size + right.size - common;
  return all === 0 ? 0 : common / all;
}
