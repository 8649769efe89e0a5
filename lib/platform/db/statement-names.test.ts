import { describe, expect, it } from "vitest";
import { statementNames } from "./statement-names";

describe("statementNames", () => {
  it("names only statements that ask for it at their very start", () => {
    const nameOf = statementNames();
    expect(nameOf({ sql: "/* named: listing */ select 1" })).toBe("listing-1");
    expect(nameOf({ sql: "select 1" })).toBe("");
    expect(nameOf({ sql: "select '/* named: listing */'" })).toBe("");
    expect(nameOf({ sql: "/* named: Robert'); drop */ select 1" })).toBe("");
  });

  it("gives one text one name, and another text another one", () => {
    const nameOf = statementNames();
    expect(nameOf({ sql: "/* named: listing */ select 1" })).toBe("listing-1");
    expect(nameOf({ sql: "/* named: listing */ select 2" })).toBe("listing-2");
    expect(nameOf({ sql: "/* named: listing */ select 1" })).toBe("listing-1");
  });

  it("stops naming when too many texts come, but keeps the names it gave", () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 1000 }, (_, n) => nameOf({ sql: `/* named: page */ select ${n}` }));
    expect(names.filter(Boolean)).toHaveLength(400);
    expect(nameOf({ sql: "/* named: page */ select 0" })).toBe("page-1");
    expect(nameOf({ sql: "/* named: page */ select 999" })).toBe("");
  });
});
