/**
 * Joins class names without resolving conflicts: styles that callers may override are in the layer `components` of
 * `app/globals.css`, below all utilities.
 */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
