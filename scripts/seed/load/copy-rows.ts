import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { SEED_COLUMNS, type SeedTable } from "./tables";

/** Streams rows in COPY's text format into a table. */
export async function copyRows(client: Client, table: SeedTable, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const columns = SEED_COLUMNS[table].map((column) => `"${column}"`).join(", ");
  const sink = client.query(copyFrom(`COPY "${table}" (${columns}) FROM STDIN`));
  await pipeline(Readable.from(chunks(lines)), sink);
}

const LINES_PER_CHUNK = 256;

/** One write a few hundred rows: a write a row would cost more than the row. */
function* chunks(lines: readonly string[]): Generator<Buffer> {
  for (let start = 0; start < lines.length; start += LINES_PER_CHUNK) {
    yield Buffer.from(lines.slice(start, start + LINES_PER_CHUNK).join(""));
  }
}
