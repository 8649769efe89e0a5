import { describe, expect, it } from "vitest";
import { copyLine } from "./copy-rows";

describe("copyLine", () => {
  it("writes each type of value as COPY reads it", () => {
    const moment = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
    expect(copyLine(["a", 1, 2n, true, false, null, moment])).toBe("a\t1\t2\tt\tf\t\\N\t2026-01-02T03:04:05.000Z\n");
  });

  it("keeps tabs, line breaks and backslashes inside a value", () => {
    expect(copyLine(["a\tb\nc\\d"])).toBe("a\\tb\\nc\\\\d\n");
  });

  it("quotes texts of an array and escapes them for both formats", () => {
    expect(copyLine([["Class 1", 'a"b\\c'], [1, 2], []])).toBe('{"Class 1","a\\\\"b\\\\\\\\c"}\t{1,2}\t{}\n');
  });
});
