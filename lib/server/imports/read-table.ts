import "server-only";
import { CsvError, parse } from "csv-parse/sync";
import { importMessages as messages } from "@/lib/domain/imports/mentor-import.messages";
import {
  IMPORT_COLUMNS,
  IMPORT_ROWS_MAX,
  type ImportColumn,
  type ImportRow,
  NEEDED_COLUMNS,
} from "@/lib/domain/imports/mentor-import.rules";
import { AppError } from "@/lib/errors";

const isColumn = (name: string): name is ImportColumn => Object.hasOwn(IMPORT_COLUMNS, name);

function refused(message: string): AppError {
  return new AppError("invalid_input", { message, fields: [{ field: "csv", message }] });
}

/**
 * Reads a table with a line of column names; commas or semicolons separate cells.
 * @throws AppError invalid_input for a table that cannot be read, has unknown columns, none or too many lines
 */
export function readTable(csv: string): ImportRow[] {
  const [header = ""] = csv.trimStart().split(/\r?\n/, 1);
  const delimiter = header.includes(",") ? "," : header.includes("\t") ? "\t" : ";";
  const records = read(csv, delimiter);
  const names = (records[0]?.record ?? []).map((name) => name.toLowerCase());
  const unknown = names.find((name) => name !== "" && !isColumn(name));
  if (unknown !== undefined) throw refused(messages.columnUnknown(unknown));
  const missing = NEEDED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0) throw refused(messages.columnsMissing(missing.join(", ")));
  const rows = records.slice(1).map(({ record, info }) => ({
    line: info.lines,
    fields: Object.fromEntries(names.flatMap((name, index) => (isColumn(name) ? [[name, record[index] ?? ""]] : []))),
  }));
  if (rows.length === 0) throw refused(messages.noRows);
  if (rows.length > IMPORT_ROWS_MAX) throw refused(messages.tooMany);
  return rows;
}

type Record = { record: string[]; info: { lines: number } };

function read(csv: string, delimiter: string): Record[] {
  try {
    return parse(csv, {
      delimiter,
      bom: true,
      trim: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // One more than allowed shows that there are too many.
      to: IMPORT_ROWS_MAX + 2,
    }) as unknown as Record[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : 1;
    throw refused(messages.unreadable(line));
  }
}
