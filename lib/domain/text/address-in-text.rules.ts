/**
 * What mail programs turn into a link: "@", "://", "www", numbers with dots, a dot right between two words, or a dot
 * before a small letter or a path. Initials are none: "A.P.J. Kalam", "K.Sai".
 */
const ADDRESS =
  /@|:\/\/|\bwww\b|(?:[\p{L}\p{N}]\p{M}*){2}\.[\p{L}\p{N}]\p{M}*[\p{L}\p{N}]|[\p{L}\p{N}]\.\p{Ll}|\p{N}\.\p{N}|\.[\p{L}\p{N}]+[/\\]/u;

/** Whether a short text holds a mail or web address, or what mail programs treat as one. */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text.normalize("NFKC").replaceAll("。", "."));
}
