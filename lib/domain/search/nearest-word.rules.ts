import { trigrams, trigramSimilarity } from "@/lib/domain/text/trigram.rules";

/** Below this share of common trigrams, two words are unrelated; "phisics" and "physics" have 0.45. */
const SIMILARITY_LIMIT = 0.35;

/** The most similar word, or undefined when none is close. The first of equals wins. */
export function nearestWord(text: string, words: readonly string[]): string | undefined {
  const wanted = trigrams(text);
  let best: string | undefined;
  let bestSimilarity = SIMILARITY_LIMIT;
  for (const word of words) {
    const similarity = trigramSimilarity(wanted, trigrams(word));
    if (similarity > bestSimilarity) [best, bestSimilarity] = [word, similarity];
  }
  return best;
}
