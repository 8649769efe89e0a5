import { describe, expect, it } from "vitest";
import { formatDay, formatMonth } from "./format-date";

describe("dates", () => {
  it("are written out in UTC, wherever the reader is", () => {
    expect(formatDay("2026-03-12T23:59:59.999Z")).toBe("12 March 2026");
    expect(formatDay("2026-03-12T00:00:00.000Z")).toBe("12 March 2026");
    expect(formatDay("2024-02-29")).toBe("29 February 2024");
    expect(formatMonth("2014-06-01")).toBe("June 2014");
  });
});
