import { describe, expect, it } from "vitest";
import { faultsOfLicences, type LockFile } from "./faults-of-licences";

const allowed = new Set(["MIT", "ISC"]);
const check = (packages: LockFile["packages"], exceptions: Parameters<typeof faultsOfLicences>[1]["exceptions"] = []) =>
  faultsOfLicences({ packages: { "": { license: "GPL-3.0" }, ...packages } }, { allowed, exceptions });

describe("faultsOfLicences", () => {
  it.each(["MIT", "(MIT OR GPL-3.0)", "GPL-3.0 OR ISC", "MIT AND ISC", "MIT and ISC", "(MIT AND ISC)"])(
    "accepts %s",
    (license) => {
      expect(check({ "node_modules/a": { license } })).toEqual([]);
    },
  );

  it.each(["GPL-3.0", "MIT AND GPL-3.0", "MIT-like", "SEE LICENSE IN X", "UNLICENSED", "((MIT) OR ISC)", ""])(
    "refuses %j",
    (license) => {
      expect(check({ "node_modules/a": { license } })).toEqual([`a: the licence ${license} is not on the list.`]);
    },
  );

  it("refuses a package without a licence, nested and scoped ones too, and names it once", () => {
    const packages = { "node_modules/b/node_modules/@x/a": {}, "node_modules/@x/a": {} };
    expect(check(packages)).toEqual(["@x/a: the licence none is not on the list."]);
  });

  it("ignores packages that only builds and tests need", () => {
    expect(check({ "node_modules/a": { license: "GPL-3.0", dev: true } })).toEqual([]);
  });

  it("applies an exception to its packages and licence only, and reports an unused one", () => {
    const exceptions = [{ packages: ["@x/*", "b"], licence: "OFL-1.1", reason: "Fonts." }];
    const packages = (license: string) => ({ "node_modules/@x/a": { license }, "node_modules/b": { license } });
    expect(check(packages("OFL-1.1"), exceptions)).toEqual([]);
    expect(check({ ...packages("OFL-1.1"), "node_modules/xa": { license: "OFL-1.1" } }, exceptions)).toHaveLength(1);
    expect(check(packages("GPL-3.0"), exceptions)).toHaveLength(4);
    expect(check({ "node_modules/b": { license: "OFL-1.1" } }, exceptions)).toEqual([
      "@x/*: no package needs the exception for OFL-1.1 any more.",
    ]);
  });
});
