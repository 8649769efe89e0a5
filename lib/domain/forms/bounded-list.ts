import { z } from "zod";

/** A list that is counted before its entries are looked at: each wrong one of many thousands would be an error of its own. */
export function boundedList<L extends z.ZodArray>(list: L, max: number, tooMany: string) {
  return z.preprocess(
    (value, context) => {
      if (!Array.isArray(value) || value.length <= max) return value;
      context.addIssue({ code: "custom", message: tooMany });
      return z.NEVER;
    },
    // Said again for the contract's document.
    list.max(max, tooMany),
  );
}
