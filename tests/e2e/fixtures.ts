import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";

/** Mocks Google's script, which tests cannot reach: its button returns what the test has set on `window`. */
const GOOGLE_SCRIPT = `window.google = { accounts: { id: {
  initialize: ({ callback }) => { window.googleCallback = callback; },
  renderButton: (parent) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Continue with Google";
    button.onclick = () => window.googleCallback({ credential: window.googleCredential });
    parent.replaceChildren(button);
  },
} } };`;

/** Mocks every map tile: one transparent dot. */
const BLANK_TILE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const GOOGLE_ADDRESS = "https://accounts.google.com/gsi/client";
const OUTSIDE = [GOOGLE_ADDRESS, "https://tile.openstreetmap.org/*", "https://server.arcgisonline.com/*"];

/**
 * Responds for servers that tests cannot reach. Playwright's routes intercept every request of every page, which
 * costs a tenth of
 * the test time; here, the browser intercepts only matching requests.
 */
async function standInForOutside(page: Page, isAway: boolean): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", ({ requestId, request }) => {
    // The page may be closed before the response.
    const ignore = () => undefined;
    if (isAway) {
      void browser.send("Fetch.failRequest", { requestId, errorReason: "ConnectionRefused" }).catch(ignore);
      return;
    }
    const isGoogle = request.url === GOOGLE_ADDRESS;
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "Content-Type", value: isGoogle ? "text/javascript" : "image/png" }],
      body: isGoogle ? Buffer.from(GOOGLE_SCRIPT).toString("base64") : BLANK_TILE,
    };
    void browser.send("Fetch.fulfillRequest", answer).catch(ignore);
  });
  await browser.send("Fetch.enable", { patterns: OUTSIDE.map((urlPattern) => ({ urlPattern })) });
}

/** A parallel test may remove a mentor's picture while a page that lists mentors loads it. */
const isStrangersPicture = (file: string, page: string) =>
  new URL(file || page).pathname.startsWith("/uploads/") && !new URL(page).pathname.startsWith("/profile");

/** A page whose console must stay clean: an unexpected error or warning fails the test. */
export const test = base.extend<{ page: Page; allowedConsole: RegExp[]; isOutsideAway: boolean }>({
  allowedConsole: [[], { option: true }],
  /** Whether Google and the tile servers fail. */
  isOutsideAway: [false, { option: true }],
  // The server trusts one proxy, and limits count by the address it passes on: a new one for each test.
  extraHTTPHeaders: async ({}, runTest) => {
    const numbers = crypto.getRandomValues(new Uint8Array(3));
    await runTest({ "X-Forwarded-For": `10.${numbers.join(".")}` });
  },
  context: async ({ context, isOutsideAway }, runTest) => {
    const openPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await openPage();
      await standInForOutside(page, isOutsideAway);
      return page;
    };
    await runTest(context);
  },
  page: async ({ page, allowedConsole }, runTest) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type())) return;
      if (isStrangersPicture(message.location().url, page.url())) return;
      if (!allowedConsole.some((allowed) => allowed.test(text))) complaints.push(`${message.type()}: ${text}`);
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    await runTest(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Records a failure with the WCAG 2.2 A and AA violations that axe finds on the current page, and continues. */
export async function expectAccessible(page: Page, name = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Describing the thousands of passing nodes takes a quarter of the time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // Runs in the page: a separate window for each report takes twice as long and only helps with cross-site frames.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map((node) => `${node.target}: ${node.failureSummary}`),
  }));
  expect.soft(found, name).toEqual([]);
}

/** Every screen has to look right at these two widths, in pixels. */
export const WIDTHS = [390, 1440] as const;
