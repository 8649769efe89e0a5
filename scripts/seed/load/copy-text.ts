/** A value of a row for COPY. */
type CopyValue = string | number | bigint | boolean | null | Date | readonly (string | number)[];

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const escaped = (text: string) => text.replace(SPECIAL, (found) => ESCAPES[found] ?? found);

/** An array literal; texts are always quoted, so that an empty one or NULL stays a text. */
function arrayText(list: readonly (string | number)[]): string {
  return `{${list.map((entry) => (typeof entry === "number" ? entry : `"${entry.replace(/["\\]/g, "\\$&")}"`)).join(",")}}`;
}

function valueText(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return escaped(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return escaped(arrayText(value));
  return String(value);
}

/** A row in the text format of PostgreSQL's COPY. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(valueText).join("\t")}\n`;
}
