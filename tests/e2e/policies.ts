import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    /** The test's binding. */
    noteViolation: (text: string) => void;
  }
}

type Violations = string[];

/** Records all policy violations in any page of the context from now on. */
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
