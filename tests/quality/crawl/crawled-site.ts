import { type PageFacts, readPageFacts } from "./page-facts";

/** The site under its public address, served from this machine. */
export type CrawledSite = {
  /** "https://www.mentorhood.example" */
  origin: string;
  /** The absolute URL of a path. */
  at(path: string): string;
  /** Requests an absolute URL of the site without following redirects. @throws Error for a URL of another site */
  fetch(url: string, init?: RequestInit): Promise<Response>;
};

const USER_AGENT = "Mozilla/5.0 (compatible; MentorhoodCrawl/1.0)";

/** @param servers local addresses of the site, used in turns */
export function crawledSite(address: string, servers: readonly string[]): CrawledSite {
  const { origin } = new URL(address);
  let turn = 0;
  return {
    origin,
    at: (path) => new URL(path, origin).href,
    fetch: async (url, init) => {
      const { origin: asked, pathname, search } = new URL(url);
      if (asked !== origin) throw new Error(`${url} is no address of ${origin}.`);
      const headers = { "User-Agent": USER_AGENT, ...init?.headers };
      return fetch(servers[turn++ % servers.length]! + pathname + search, { ...init, headers, redirect: "manual" });
    },
  };
}

/** The response of a URL after redirects. */
export type Visit = {
  /** The requested URL, and the one after redirects. */
  url: string;
  finalUrl: string;
  /** Status of the last response; 0 without one. */
  status: number;
  /** Whether the page or its header is noindex. */
  isNoindex: boolean;
  /** Null when the response is not HTML. */
  facts: PageFacts | null;
};

const MOST_REDIRECTS = 5;

/** Requests a page without cookies, like a crawler, and reads it. */
export async function visitPage(site: CrawledSite, url: string): Promise<Visit> {
  let finalUrl = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await site.fetch(finalUrl).catch(() => null);
    if (!answer) break;
    const text = await answer.text();
    const location = answer.headers.get("Location");
    const next = location === null ? null : new URL(location, finalUrl);
    if (next?.origin === site.origin) {
      finalUrl = next.href;
      continue;
    }
    const facts = answer.headers.get("Content-Type")?.startsWith("text/html") ? readPageFacts(text) : null;
    const robots = `${facts?.robots ?? ""}, ${answer.headers.get("X-Robots-Tag") ?? ""}`;
    return { url, finalUrl, status: answer.status, isNoindex: /\b(noindex|none)\b/i.test(robots), facts };
  }
  return { url, finalUrl, status: 0, isNoindex: false, facts: null };
}

/** The absolute canonical URL of a page; null without one. */
export function canonicalOf({ finalUrl, facts }: Visit): string | null {
  const [canonical] = facts?.canonicals ?? [];
  return canonical === undefined ? null : new URL(canonical, finalUrl).href;
}

/** Whether search engines may index this exact URL. */
export function isIndexable(visit: Visit): boolean {
  return visit.status === 200 && !visit.isNoindex && canonicalOf(visit) === visit.finalUrl;
}
