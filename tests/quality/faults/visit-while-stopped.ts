import { chromium } from "@playwright/test";
import { links } from "@/lib/links";
import { findChromium } from "@/tests/support/find-chromium";
import type { FaultContext } from "./scenario";
import type { Site } from "./site";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic"];
const REFUSAL = "We will be right back";
const LISTING = "Find Your Perfect Mentor";

/** A visitor in a browser, with and without a script, while the database is stopped, and after it has come back. */
export async function visitWhileStopped(
  { tally, note }: FaultContext,
  { address, appUrl, database }: Site,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const context = await browser.newContext({ baseURL: appUrl });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const sees = async (text: string, when: string, by = page) => {
      const heading = by.getByRole("heading", { level: 1, name: text });
      const isSeen = await heading.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      );
      tally.check(isSeen, `${when}, the browser shows ${await by.title()} at ${by.url()} and not "${text}"`);
    };
    await page.goto(links.privacyPolicy);
    await page.waitForLoadState("networkidle");
    await database.stop();

    await page.locator(`a[href="${links.mentors}"]:visible`).first().click();
    await sees(REFUSAL, "after a way within the site");
    await database.start();
    await page.getByText("Try again", { exact: true }).click();
    await sees(LISTING, "after Try again");

    await database.stop();
    const answer = await page.goto(`${links.mentors}?subject=Physics`);
    tally.check(answer?.status() === 503, "a page that is opened does not answer 503");
    await sees(REFUSAL, "for a page that was opened");
    await page.waitForLoadState("networkidle");
    await sees(REFUSAL, "once the script has run");
    const plain = await (await browser.newContext({ baseURL: appUrl, javaScriptEnabled: false })).newPage();
    await plain.goto(`${links.mentors}?subject=Chemistry`);
    tally.check(
      await plain.getByRole("link", { name: "Try again" }).isVisible(),
      "without a script there is no Try again",
    );
    await database.start();
    await page.getByText("Try again", { exact: true }).click();
    await sees(LISTING, "after Try again on a page that was opened");
    tally.check(page.url().endsWith("?subject=Physics"), `Try again leads to ${page.url()}`);
    await plain.getByRole("link", { name: "Try again" }).click();
    await sees(LISTING, "after Try again without a script", plain);
    note(`A browser at ${address} was led back both ways, with and without a script.`);
  } finally {
    await browser.close();
  }
}
