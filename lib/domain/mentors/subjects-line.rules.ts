const SUBJECTS_SHOWN = 2;

/**
 * "Mathematics, Physics...": the first two subjects, with dots when there are more (specification, section 2).
 * @param sought the subject that a list is about: it stands first, so that nobody wonders why the mentor is in it
 */
export function subjectsLine(subjects: readonly string[], sought?: string): string {
  const isFirst = (subject: string) => subject === sought;
  const ordered = [...subjects.filter(isFirst), ...subjects.filter((subject) => !isFirst(subject))];
  return ordered.slice(0, SUBJECTS_SHOWN).join(", ") + (ordered.length > SUBJECTS_SHOWN ? "..." : "");
}
