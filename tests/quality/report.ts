import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One table of measurements and their targets. */
export type Section = {
  name: string;
  title: string;
  /** Explains the numbers. */
  intro: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  targets: readonly Target[];
};
export type MeasuringRun = { command: string; write: boolean };
export type Target = { what: string; measured: string; wanted: string; isMet: boolean };

/** Contains whole tables, outside of the repository; the document contains only the targets. */
const FOLDER = ".data/measured";
const DOCUMENT = "docs/performance.md";

export const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1)} ×`;

/** A target for a ratio: at most, or at least, this value. */
export function ratioTarget(
  what: string,
  ratio: number,
  wanted: number,
  kind: "at most" | "at least" = "at most",
): Target {
  const isMet = kind === "at most" ? ratio <= wanted : ratio >= wanted;
  return { what, measured: times(ratio), wanted: `${kind} ${wanted} ×`, isMet };
}

/** A target for a list of exceptions, which must be empty. */
export const noneTarget = (what: string, found: readonly string[]): Target => ({
  what,
  measured: found.length === 0 ? "0" : found.join("; "),
  wanted: "0",
  isMet: found.length === 0,
});

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((name, index) => Math.max(3, name.length, ...rows.map((row) => row[index]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join(" | ")} |`;
  return [line(columns), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

const targetTable = (targets: readonly Target[]) =>
  table(
    ["Target", "Measured", "Wanted", ""],
    targets.map(({ what, measured, wanted, isMet }) => [what, measured, wanted, isMet ? "met" : "**missed**"]),
  );

/**
 * Prints a section and stores it in `.data/measured`. A missed target sets the exit code.
 * @param run the command that measured it; with `write` its targets replace the section's block in
 * docs/performance.md
 */
export function publish({ name, title, intro, columns, rows, targets }: Section, run: MeasuringRun): void {
  const heading = `## ${title}\n\n\`${run.command}\`. ${intro}`;
  const full = [heading, table(columns, rows), ...(targets.length > 0 ? [targetTable(targets)] : [])].join("\n\n");
  console.log(`\n${full}\n`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}.md`), `${full}\n`);
  if (targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
  if (!run.write || targets.length === 0) return;
  const [start, end] = [`<!-- measured-${name}:start -->`, `<!-- measured-${name}:end -->`];
  const block = `${start}\n\n## ${title}\n\n\`${run.command}\`\n\n${targetTable(targets)}\n\n${end}`;
  const document = readFileSync(DOCUMENT, "utf8");
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  const changed =
    from < 0
      ? `${document.trimEnd()}\n\n${block}\n`
      : document.slice(0, from) + block + document.slice(to + end.length);
  writeFileSync(DOCUMENT, changed);
}
