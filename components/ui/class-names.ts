/**
 * Joins class names. Nothing chooses between two that set the same thing: looks that others may change stand in the layer
 * `components` of `app/globals.css`, below all utilities.
 */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
