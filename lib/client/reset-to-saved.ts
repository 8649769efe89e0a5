import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Begins anew from what the server has kept. Fields that were changed while the save was on its way keep what was typed,
 * and are unsaved.
 * @param sent a copy of what the fields held when the save began
 */
export function resetToSaved<T extends FieldValues>(form: UseFormReturn<T>, saved: T, sent: T): void {
  const typed = form.getValues();
  form.reset(saved);
  for (const name of Object.keys(typed) as Path<T>[]) {
    if (JSON.stringify(typed[name]) === JSON.stringify(sent[name])) continue;
    form.setValue(name, typed[name] as PathValue<T, Path<T>>, { shouldDirty: true });
  }
}
