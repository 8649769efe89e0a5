const SUBJECTS_SHOWN = 2;

/** "Mathematics, Physics...": the first two subjects, with dots when there are more (specification, section 2). */
export function subjectsLine(subjects: readonly string[]): string {
  return subjects.slice(0, SUBJECTS_SHOWN).join(", ") + (subjects.length > SUBJECTS_SHOWN ? "..." : "");
}
