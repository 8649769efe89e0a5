/** Below this share of common trigrams two words are strangers; "phisics" and "physics" have 0.45. */
const SIMILARITY_LIMIT = 0.35;

function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    if (word === "") continue;
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  }
  return found;
}

/** Share of the trigrams of both texts that they have in common, 0 to 1: the measure of PostgreSQL's pg_trgm. */
function trigramSimilarity(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  let common = 0;
  for (const trigram of left) if (right.has(trigram)) common++;
  const all = left.size + right.size - common;
  return all === 0 ? 0 : common / all;
}

/** The most similar of the words, or undefined when none comes near. The first of equals wins. */
export function nearestWord(text: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestSimilarity = SIMILARITY_LIMIT;
  for (const word of words) {
    const similarity = trigramSimilarity(text, word);
    if (similarity > bestSimilarity) [best, bestSimilarity] = [word, similarity];
  }
  return best;
}
