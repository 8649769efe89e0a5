/** Given names and family names that go together. */
type NamePool = {
  readonly feminine: readonly string[];
  readonly masculine: readonly string[];
  readonly family: readonly string[];
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Parses a pool from three lines of names, which keeps the lists readable as text. */
export function namePool(feminine: string, masculine: string, family: string): NamePool {
  return { feminine: words(feminine), masculine: words(masculine), family: words(family) };
}
