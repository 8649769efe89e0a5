import { expect } from "vitest";

export const FIXED_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

type Policy = Readonly<Record<string, readonly string[]>>;

/** The policy of a response as directives by name. Checks the other security headers first. */
export function policyOf({ headers }: Response, path: string): Policy {
  expect(Object.fromEntries(headers), path).toMatchObject(FIXED_HEADERS);
  expect(headers.has("x-powered-by"), path).toBe(false);
  // The test server does not use https.
  expect(headers.has("strict-transport-security"), path).toBe(false);
  expect(headers.has("content-security-policy-report-only"), path).toBe(false);
  // A comma would separate a second policy.
  const [policy, ...others] = headers.get("content-security-policy")!.split(", ");
  expect(others, path).toEqual([]);
  const directives = policy!.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources]));
}

/** The restrictions of every page, with or without a nonce. */
export function expectStrict(path: string, policy: Policy): void {
  expect(policy["object-src"], path).toEqual(["'none'"]);
  expect(policy["frame-ancestors"], path).toEqual(["'none'"]);
  expect(policy["base-uri"], path).toEqual(["'self'"]);
  expect(policy["form-action"], path).toEqual(["'self'"]);
  const sources = Object.values(policy).flat();
  for (const loose of ["'unsafe-eval'", "*", "https:", "http:", "https://*"])
    expect(sources, path).not.toContain(loose);
}
