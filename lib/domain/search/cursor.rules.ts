import { type SortKey, SORTS } from "./sorts";

/**
 * The position of a mentor in a sort order: the sort key, and the id as a tie-breaker. Keyset pagination beyond the
 * exact total costs the same at any depth.
 */
export type SearchCursor = {
  mentorId: number;
  /** Text for names, null for a mentor without a position in "nearest first", otherwise a number. */
  key: string | number | null;
};

const NAME_LIMIT = 50;

/** The cursor as a parameter of an address. */
export function formatCursor({ mentorId, key }: SearchCursor): string {
  return `${mentorId}~${key ?? ""}`;
}

/** Parses a cursor for a sort order; null when it is invalid or belongs to another order. */
export function parseCursor(text: string, sort: SortKey): SearchCursor | null {
  const match = /^(\d{1,9})~([^~]*)$/u.exec(text);
  if (!match) return null;
  const mentorId = Number(match[1]);
  const key = match[2]!;
  const type = SORTS[sort].by?.type;
  if (type === "varchar") return key === "" || key.length > NAME_LIMIT ? null : { mentorId, key };
  if (key === "") return sort === "distance" ? { mentorId, key: null } : null;
  const number = /^-?\d{1,9}(\.\d+)?(e-?\d{1,3})?$/.test(key) ? Number(key) : NaN;
  const fits = type === "int4" ? Number.isInteger(number) : Number.isFinite(number);
  return fits ? { mentorId, key: number } : null;
}
