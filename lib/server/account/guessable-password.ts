import "server-only";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { isMadeOf, ownWords } from "@/lib/domain/account/own-words.rules";
import { AppError } from "@/lib/errors";
import { site } from "@/lib/site";

/** The future owner of the password. */
type Owner = { name: string; email: string };

/** Minimum number of different characters, ignoring case. */
const DIFFERENT_SIGNS = 5;
/** The library's score 1: up to a million guesses. Any known part makes such a password guessable. */
const WEAK = 1;
/** The library's score 2: up to a hundred million guesses. Only a longer known part makes it guessable. */
const MIDDLING = 2;
const LONG_PART = 4;

/**
 * Checks only the beginning and limits letter substitutions, because the cost grows with the square of both. More
 * characters never make a password easier to guess.
 */
const library = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: 20,
  l33tMaxSubstitutions: 8,
});

/** Why a password is guessable, worded to help choose a better one; null for a good one. */
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
 * Rejects passwords that attackers try first: common ones, patterns, the owner's name or address, the site's name.
 * @param field the form field with the password
 * @throws AppError invalid_input with the reason
 */
export function refuseGuessable(password: string, owner: Owner, field: "password" | "newPassword"): void {
  const message = weaknessOf(password, owner);
  if (message) throw new AppError("invalid_input", { message, fields: [{ field, message }] });
}
