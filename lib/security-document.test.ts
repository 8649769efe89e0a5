import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("SECURITY.md", "utf8");
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([what]) => what !== "What" && !/^-+$/.test(what!));
const TEST_FILE = /^(lib|scripts|tests)\/[\w./-]+\.(test|spec)\.tsx?$/;

describe("SECURITY.md", () => {
  it("has a table of four columns without empty cells", () => {
    expect(rows.length).toBeGreaterThan(15);
    for (const cells of rows) expect(cells).toEqual(Array(4).fill(expect.stringMatching(/\S/)));
  });

  it.each(rows.map(([what, whom, , shownBy]) => [what!, whom!, shownBy!] as const))(
    "names tests that exist: %s, against %s",
    (_what, _whom, shownBy) => {
      const files = shownBy.split(", ").map((file) => file.replace(/^`(.+)`$/, "$1"));
      for (const file of files) {
        expect(file).toMatch(TEST_FILE);
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, "utf8"), file).toMatch(/\b(it|test)(\.\w+)*\s*\(/);
      }
    },
  );

  it("links to and names only existing files", () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target]) => target!);
    const paths = [...text.matchAll(/`((?:lib|scripts|tests|docs)\/[^`]+)`/g)].map(([, file]) => file!);
    expect(links.length).toBeGreaterThan(3);
    for (const file of [...links, ...paths]) expect(existsSync(file), file).toBe(true);
  });
});
