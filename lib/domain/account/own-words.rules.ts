/** Minimum length: shorter words occur in passwords by chance. */
const SHORTEST = 3;
/** Characters that must remain without the owner's words: the minimum password length. */
const LEFT = 6;

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Words that an attacker would guess first in this person's password, longest first. */
export function ownWords(siteName: string, name: string, email: string): string[] {
  const [local = "", domain = ""] = fold(email).split("@");
  const parts = [siteName, fold(name), local, domain].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = parts.map((part) => fold(part).replaceAll(" ", "")).filter((word) => [...word].length >= SHORTEST);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Whether a password is little more than these words. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const folded = fold(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), folded);
  return rest !== folded && [...rest].length < LEFT;
}
