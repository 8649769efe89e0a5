import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

type CopyValue = string | number | bigint | boolean | null | Date | readonly (string | number)[];
/** A row by the names of its columns. */
export type Row = Readonly<Record<string, CopyValue>>;

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
/** One write per row would cost more than the row. */
const ROWS_PER_WRITE = 256;

const escaped = (text: string) => text.replace(SPECIAL, (found) => ESCAPES[found] ?? found);

/** An array literal. Texts are always quoted, so that an empty one or NULL stays a text. */
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

function* textOf(rows: readonly Row[]): Generator<Buffer> {
  for (let start = 0; start < rows.length; start += ROWS_PER_WRITE) {
    const some = rows.slice(start, start + ROWS_PER_WRITE);
    yield Buffer.from(some.map((row) => copyLine(Object.values(row))).join(""));
  }
}

/** Streams rows into a table with COPY. All rows have the columns of the first one, in its order. */
export async function copyRows(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).map((column) => `"${column}"`);
  const sink = client.query(copyFrom(`COPY "${table}" (${columns.join(", ")}) FROM STDIN`));
  await pipeline(Readable.from(textOf(rows)), sink);
}
