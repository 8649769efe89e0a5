import { z } from "zod";
import { boundedList } from "@/lib/domain/forms/bounded-list";
import { profileEditMessages as messages } from "./edit-profile.messages";
import { MAX_ROWS } from "./profile.constants";

/** Whether nothing is filled in: only empty texts, empty lists, missing values, or an unticked box. */
function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/**
 * A list of entries that drops blank ones and those without one of the `needed` fields; all others must be valid.
 * Errors keep the entry's position in the request. The metadata describes an entry for the contract's document, which
 * cannot see through the transform.
 */
export function rowList<R extends z.ZodType>(row: R, needed: readonly string[]) {
  return boundedList(z.array(z.record(z.string(), z.unknown())), MAX_ROWS, messages.tooManyRows)
    .meta({ entry: row })
    .transform((rows, context) =>
      rows.flatMap((entry, index): z.output<R>[] => {
        const isDropped = Object.values(entry).every(isBlank) || needed.some((name) => isBlank(entry[name]));
        if (isDropped) return [];
        const parsed = row.safeParse(entry);
        if (parsed.success) return [parsed.data];
        for (const { path, message } of parsed.error.issues) {
          context.issues.push({ code: "custom", path: [index, ...path], message, input: entry });
        }
        return [];
      }),
    );
}
