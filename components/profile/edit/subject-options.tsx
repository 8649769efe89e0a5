import { SUBJECTS } from "@/lib/catalogue/subjects";

export const SUBJECT_OPTIONS_ID = "edit-subject-options";

/** The subjects that parents can filter by, as suggestions. */
export function SubjectOptions() {
  return (
    <datalist id={SUBJECT_OPTIONS_ID}>
      {SUBJECTS.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  );
}
