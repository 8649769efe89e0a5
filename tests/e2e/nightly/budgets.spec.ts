import { BUDGETS, FLOOR, SHARED_BUDGET } from "@/tests/quality/weight/budgets";
import { MEASURED_PAGES, measuredAddresses } from "@/tests/quality/weight/measured-pages";
import { weighPage } from "@/tests/quality/weight/weigh-page";
import { expect, test } from "../fixtures";

for (const name of MEASURED_PAGES) {
  test(`a phone that opens ${name} loads no more than its budget`, async ({ browser, baseURL }) => {
    const addresses = await measuredAddresses(baseURL!);
    const { script, html, requests, style, font, prefetch, scripts } = await weighPage(browser, addresses[name]);
    const measured = { script: script - FLOOR.script, html, requests, style, font, prefetch };
    const budget = { ...BUDGETS[name], ...SHARED_BUDGET, prefetch: 0 };
    const grown = Object.entries(measured).filter(([key, size]) => size > budget[key as keyof typeof budget]);
    expect(grown, `${JSON.stringify({ measured, budget })}, scripts: ${scripts.join("; ")}`).toEqual([]);
    // A page that loads nothing would meet every budget.
    expect(script).toBeGreaterThan(FLOOR.script);
  });
}
