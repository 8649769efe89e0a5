import { describe, expect, it } from "vitest";
import { ADVISORY_EXCEPTIONS, LICENCE_EXCEPTIONS } from "./exceptions";
import { faultsOfAudit } from "./faults-of-audit";

const ID = "GHSA-aaaa-bbbb-cccc";
const advisory = (severity: string, id = ID) => ({
  name: "weak",
  title: "Reads anything",
  severity,
  url: `https://github.com/advisories/${id}`,
});
const report = (...via: object[]) =>
  JSON.stringify({ vulnerabilities: { weak: { via }, strong: { via: ["weak"] } }, metadata: {} });

describe("faultsOfAudit", () => {
  it("finds nothing when npm reports nothing", () => {
    expect(faultsOfAudit('{"vulnerabilities":{}}', [])).toEqual({ state: "told", faults: [] });
  });

  it("reports severe advisories once and ignores the others", () => {
    expect(faultsOfAudit(report(advisory("low"), advisory("moderate")), [])).toEqual({ state: "told", faults: [] });
    for (const severity of ["high", "critical"]) {
      const fault = `weak: Reads anything (${severity}, ${ID}, https://github.com/advisories/${ID})`;
      expect(faultsOfAudit(report(advisory(severity), advisory(severity)), [])).toEqual({
        state: "told",
        faults: [fault],
      });
    }
  });

  it("accepts an exception for one advisory, and reports an unused one", () => {
    const exceptions = [{ id: ID, reason: "Never called." }];
    expect(faultsOfAudit(report(advisory("high")), exceptions)).toEqual({ state: "told", faults: [] });
    const faults = [
      "weak: Reads anything (high, GHSA-other, https://github.com/advisories/GHSA-other)",
      `${ID}: no package needs this exception any more.`,
    ];
    expect(faultsOfAudit(report(advisory("high", "GHSA-other")), exceptions)).toEqual({ state: "told", faults });
  });

  it.each([
    { message: "405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk" },
    { message: "request to https://registry.example/ failed, reason: getaddrinfo ENOTFOUND registry.example" },
    { message: "connect ECONNREFUSED 127.0.0.1:9" },
    { error: { code: "ENOAUDIT", summary: "", detail: "" } },
  ])("reports that the registry did not answer: %j", (printed) => {
    expect(faultsOfAudit(JSON.stringify(printed), [])).toMatchObject({ state: "unavailable" });
  });

  it.each(["", "{}", '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}'])(
    "treats %j as a failure, not as a clean result",
    (printed) => {
      expect(() => faultsOfAudit(printed, [])).toThrow("npm audit has printed no report.");
    },
  );
});

it("has a reason for each exception", () => {
  for (const { reason } of [...LICENCE_EXCEPTIONS, ...ADVISORY_EXCEPTIONS])
    expect(reason).toMatch(/^[A-Za-z].{20,}\.$/);
});
