import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Tailwind's merger has to know our own names, or it takes `text-sm` and `text-ink` for rivals. */
const merge = extendTailwindMerge({
  extend: { theme: { text: ["sm", "base", "lg", "xl", "2xl", "3xl", "4xl"], radius: ["card", "control"] } },
});

/** Joins class names; of two that set the same thing the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
