import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";

/** Stands in for Google's script, which tests cannot reach: its button hands over what the test has put on `window`. */
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

/** Stands in for every tile of every map: one transparent dot. */
const BLANK_TILE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const GOOGLE_ADDRESS = "https://accounts.google.com/gsi/client";
const OUTSIDE = [GOOGLE_ADDRESS, "https://tile.openstreetmap.org/*", "https://server.arcgisonline.com/*"];

/**
 * Answers in place of the servers that tests cannot reach. Playwright's routes would stop every request of every page, which
 * takes a tenth of the time of all tests; here, the browser stops only those that are meant.
 */
async function standInForOutside(page: Page, isAway: boolean): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", ({ requestId, request }) => {
    // The page may be gone by the time that it is answered.
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

/** A test that runs at the same time may take a mentor's picture away while a page that lists mentors is loading it. */
const isStrangersPicture = (file: string, page: string) =>
  new URL(file || page).pathname.startsWith("/uploads/") && !new URL(page).pathname.startsWith("/profile");

/** A page whose console stays clean: an unexpected error or warning of the page fails the test. */
export const test = base.extend<{ page: Page; allowedConsole: RegExp[]; isOutsideAway: boolean }>({
  allowedConsole: [[], { option: true }],
  /** Whether Google and the servers of tiles refuse to answer. */
  isOutsideAway: [false, { option: true }],
  // The server trusts one proxy, and limits count by the address that it saw: here, a new one for each test.
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

/** Fails with the violations of WCAG 2.2 A and AA that axe finds on the page as it stands, and goes on. */
export async function expectAccessible(page: Page, name = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Describing the thousands of nodes with which nothing is wrong takes a quarter of the time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // In the page itself: a window of its own for each report takes twice as long, and is for frames of other sites.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map((node) => `${node.target}: ${node.failureSummary}`),
  }));
  expect.soft(found, name).toEqual([]);
}

/** Two widths that every screen has to look right at, in pixels. */
export const WIDTHS = [390, 1440] as const;
