/** Limit on a card (docs/product.md, Screens). */
const CARD_SUBJECTS = 2;

type SubjectsLine = { sought?: string; shown?: number };

/**
 * "Mathematics, Physics...": the first subjects, two by default, with dots when there are more.
 * @param sought the subject that a list is about: it comes first, to show why the mentor is in the list
 */
export function subjectsLine(
  subjects: readonly string[],
  { sought, shown = CARD_SUBJECTS }: SubjectsLine = {},
): string {
  const isFirst = (subject: string) => subject === sought;
  const ordered = [...subjects.filter(isFirst), ...subjects.filter((subject) => !isFirst(subject))];
  return ordered.slice(0, shown).join(", ") + (ordered.length > shown ? "..." : "");
}
