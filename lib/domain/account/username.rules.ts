const MAX_BASE = 40;

/**
 * The readable part of a username, made from a name: latin letters, digits and single hyphens.
 * @returns at least three characters; a name without latin letters gives "member"
 */
export function usernameBase(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_BASE)
    .replace(/^-+|-+$/g, "");
  return plain.length >= 3 ? plain : "member";
}
