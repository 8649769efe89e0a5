import { z } from "zod";

/** Checks a list's length before its entries: thousands of invalid entries would each produce an error. */
export function boundedList<L extends z.ZodArray>(list: L, max: number, tooMany: string) {
  return z.preprocess(
    (value, context) => {
      if (!Array.isArray(value) || value.length <= max) return value;
      context.addIssue({ code: "custom", message: tooMany });
      return z.NEVER;
    },
    // Repeated for the OpenAPI document.
    list.max(max, tooMany),
  );
}
