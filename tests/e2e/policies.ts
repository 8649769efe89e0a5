import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./fixtures";

declare global {
  interface Window {
    /** The test's binding. */
    noteViolation: (text: string) => void;
  }
}

export const FIXED_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

type Violations = string[];

/** Notes whatever a policy stops in any page of the context from now on. */
export async function watchPolicies(context: BrowserContext): Promise<Violations> {
  const violations: Violations = [];
  await context.exposeBinding("noteViolation", (_source, text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      window.noteViolation(
        `${document.location.href}: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`,
      );
    });
  });
  return violations;
}

/** The policy of an answer as directives by name, after a look at the headers beside it. */
export async function policyOf(page: Page, path: string): Promise<Record<string, string[]>> {
  const response = (await page.goto(path))!;
  const headers = await response.allHeaders();
  expect(headers, path).toMatchObject(FIXED_HEADERS);
  expect(headers, path).not.toHaveProperty("x-powered-by");
  // The tests' server is not on https.
  expect(headers, path).not.toHaveProperty("strict-transport-security");
  const policies = (await response.headersArray()).filter(({ name }) => /^content-security-policy/i.test(name));
  expect(policies, path).toHaveLength(1);
  const directives = policies[0]!.value.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

/** What every page forbids, with a nonce or without. */
export function expectStrict(path: string, policy: Record<string, string[]>): void {
  expect(policy["object-src"], path).toEqual(["'none'"]);
  expect(policy["frame-ancestors"], path).toEqual(["'none'"]);
  expect(policy["base-uri"], path).toEqual(["'self'"]);
  expect(policy["form-action"], path).toEqual(["'self'"]);
  const sources = Object.values(policy).flat();
  for (const loose of ["'unsafe-eval'", "*", "https:", "http:", "https://*"])
    expect(sources, path).not.toContain(loose);
}
