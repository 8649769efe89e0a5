import type { BrowserContext, Page } from "@playwright/test";

/** The servers of map tiles. */
export const TILES = ["https://tile.openstreetmap.org", "https://server.arcgisonline.com"];

/** Collects the hosts that the browser requests from now on, except ours. */
export function watchServers(context: BrowserContext, baseURL: string): Set<string> {
  const asked = new Set<string>();
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL) asked.add(origin);
  });
  return asked;
}

/** Everything that a browser stores for this site, by kind. */
export async function keptBy(page: Page): Promise<Record<string, string[]>> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  return { cookies: cookies.map(({ name }) => name), ...stored };
}
