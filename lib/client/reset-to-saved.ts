import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Resets a form to the saved values. Fields edited during the save keep their input and stay unsaved.
 * @param sent a copy of the fields' values when the save began
 */
export function resetToSaved<T extends FieldValues>(form: UseFormReturn<T>, saved: T, sent: T): void {
  const typed = form.getValues();
  form.reset(saved);
  for (const name of Object.keys(typed) as Path<T>[]) {
    if (JSON.stringify(typed[name]) === JSON.stringify(sent[name])) continue;
    form.setValue(name, typed[name] as PathValue<T, Path<T>>, { shouldDirty: true });
  }
}
