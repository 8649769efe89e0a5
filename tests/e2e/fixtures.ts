import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";

/** A page whose console stays clean: an unexpected error or warning of the page fails the test. */
export const test = base.extend<{ page: Page; allowedConsole: RegExp[] }>({
  allowedConsole: [[], { option: true }],
  page: async ({ page, allowedConsole }, runTest) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type())) return;
      if (!allowedConsole.some((allowed) => allowed.test(text))) complaints.push(`${message.type()}: ${text}`);
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    await runTest(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Fails with the violations of WCAG 2.2 A and AA that axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map((node) => `${node.target}: ${node.failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Two widths that every screen has to look right at, in pixels. */
export const WIDTHS = [390, 1440] as const;
