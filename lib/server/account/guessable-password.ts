import "server-only";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { isMadeOf, ownWords } from "@/lib/domain/account/own-words.rules";
import { AppError } from "@/lib/errors";
import { site } from "@/lib/site";

/** Whose password it is going to be. */
type Owner = { name: string; email: string };

/** Different signs, without regard to case, that a password needs at least. */
const DIFFERENT_SIGNS = 5;
/** What the library calls 1: up to a million guesses. Anything known in such a password makes it guessable. */
const WEAK = 1;
/** What it calls 2: up to a hundred million. A longer known part makes it guessable; signs at random do not. */
const MIDDLING = 2;
const LONG_PART = 4;

/**
 * Only the beginning is estimated, with few signs read as letters, because the work grows with the square of both. What is hard to guess
 * up to there does not become easier.
 */
const library = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: 20,
  l33tMaxSubstitutions: 8,
});

/** Why a password can be guessed, in words that help to find a better one; null for a good one. */
function weaknessOf(password: string, { name, email }: Owner): string | null {
  const own = ownWords(site.name, name, email);
  if (isMadeOf(password, own)) return messages.passwordPersonal;
  if (new Set(password.toLowerCase()).size < DIFFERENT_SIGNS) return messages.passwordRepeats;
  const { score, sequence } = library.check(password, own);
  const known = sequence.filter(({ pattern }) => pattern !== "bruteforce" && pattern !== "separator");
  const isGuessable =
    (score <= WEAK && known.length > 0) || (score <= MIDDLING && known.some(({ token }) => token.length >= LONG_PART));
  if (!isGuessable) return null;
  const isWord = known.some(({ pattern }) => pattern === "dictionary" || pattern === "wordSequence");
  return isWord ? messages.passwordKnown : messages.passwordRepeats;
}

/**
 * Refuses a password that others try first: a known one, a pattern, the person's own name or address, the site's name.
 * @param field the form's field that it stands in
 * @throws AppError invalid_input with the reason
 */
export function refuseGuessable(password: string, owner: Owner, field: "password" | "newPassword"): void {
  const message = weaknessOf(password, owner);
  if (message) throw new AppError("invalid_input", { message, fields: [{ field, message }] });
}
