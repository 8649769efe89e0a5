import { z } from "zod";
import { boundedList } from "@/lib/domain/forms/bounded-list";
import { profileEditMessages as messages } from "./edit-profile.messages";
import { MAX_ROWS } from "./profile.constants";

/** Whether nothing was filled in: only empty texts, empty lists, nothing, or an unticked box. */
function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/**
 * A list of entries of which those are dropped that are blank or lack one of the `needed` fields; all others have to be
 * right. Errors keep the place that an entry has in the list as it was sent. The meta data tell the contract's document what an
 * entry is, which it could not see.
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
