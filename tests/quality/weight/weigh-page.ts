import type { Browser, Request } from "@playwright/test";

/** Bytes as sent, compressed, without headers. */
export type PageWeight = {
  html: number;
  /** The page's scripts, including lazy ones. */
  script: number;
  style: number;
  font: number;
  image: number;
  /** Prefetched pages. */
  prefetch: number;
  /** Data that scripts fetch. */
  other: number;
  /** Without prefetched pages. */
  requests: number;
  /** Names of the scripts with their bytes, the largest first. */
  scripts: readonly (readonly [name: string, bytes: number])[];
};

type Kind = "html" | "script" | "style" | "font" | "image" | "prefetch" | "other";

const KINDS: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "script",
  stylesheet: "style",
  font: "font",
  image: "image",
};

/** A phone of 390 px with a high-density screen. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

async function kindOf(request: Request): Promise<Kind> {
  const headers = await request.allHeaders();
  if (headers["next-router-prefetch"] || headers["next-router-segment-prefetch"]) return "prefetch";
  return KINDS[request.resourceType()] ?? "other";
}

/**
 * Opens a page on a phone for the first time and counts the bytes until the network is idle. Blocks requests to other
 * hosts.
 * @param encoding accepted by the phone; the floor supports only gzip
 */
export async function weighPage(browser: Browser, url: string, encoding: "gzip" | "br" = "gzip"): Promise<PageWeight> {
  const context = await browser.newContext({ ...PHONE, locale: "en-IN", timezoneId: "Asia/Kolkata" });
  try {
    const { host } = new URL(url);
    await context.route(
      (address) => address.host !== host,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.setExtraHTTPHeaders({ "Accept-Encoding": encoding });
    const finished: Request[] = [];
    page.on("requestfinished", (request) => finished.push(request));
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const weight = { html: 0, script: 0, style: 0, font: 0, image: 0, prefetch: 0, other: 0 };
    const scripts: [string, number][] = [];
    let prefetches = 0;
    for (const request of finished) {
      const kind = await kindOf(request);
      const { responseBodySize } = await request.sizes();
      weight[kind] += responseBodySize;
      if (kind === "prefetch") prefetches += 1;
      if (kind !== "script") continue;
      scripts.push([new URL(request.url()).pathname, responseBodySize]);
    }
    scripts.sort(([, first], [, second]) => second - first);
    return { ...weight, requests: finished.length - prefetches, scripts };
  } finally {
    await context.close();
  }
}
