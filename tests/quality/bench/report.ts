import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** A part of the report: what was measured, as a table, and the targets that it was held against. */
export type Section = {
  /** Also the name of its markers in the document. */
  name: string;
  title: string;
  /** Says what the numbers are. */
  intro: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  targets: readonly Target[];
};
export type Target = { what: string; measured: string; wanted: string; isMet: boolean };

const DOCUMENT = "docs/performance.md";

export const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1)} ×`;
/** A target for a ratio that may be at most, or with "at least" at least, so large. */
export function ratioTarget(
  what: string,
  ratio: number,
  wanted: number,
  kind: "at most" | "at least" = "at most",
): Target {
  const isMet = kind === "at most" ? ratio <= wanted : ratio >= wanted;
  return { what, measured: times(ratio), wanted: `${kind} ${wanted} ×`, isMet };
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((name, index) => Math.max(3, name.length, ...rows.map((row) => row[index]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join(" | ")} |`;
  return [line(columns), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function textOf({ title, intro, columns, rows, targets }: Section, command: string): string {
  const met = targets.map(({ what, measured, wanted, isMet }) => [
    what,
    measured,
    wanted,
    isMet ? "met" : "**missed**",
  ]);
  return [
    `## ${title}`,
    `\`${command}\`. ${intro}`,
    table(columns, rows),
    ...(met.length > 0 ? [table(["Target", "Measured", "Wanted", ""], met)] : []),
  ].join("\n\n");
}

/** Prints a section and puts it between its markers in the document, or at the document's end when it has none there yet. */
export function publish(section: Section, command: string): void {
  const text = textOf(section, command);
  console.log(`\n${text}\n`);
  const [start, end] = [`<!-- bench-${section.name}:start -->`, `<!-- bench-${section.name}:end -->`];
  const document = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "# Performance\n";
  const block = `${start}\n\n${text}\n\n${end}`;
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  const changed =
    from < 0
      ? `${document.trimEnd()}\n\n${block}\n`
      : document.slice(0, from) + block + document.slice(to + end.length);
  writeFileSync(DOCUMENT, changed);
}
