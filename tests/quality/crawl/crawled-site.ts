import { type PageFacts, readPageFacts } from "./page-facts";

/** The site under its public address, as it is served on this machine. */
export type CrawledSite = {
  /** "https://www.mentorhood.example" */
  origin: string;
  /** The whole address of a path. */
  at(path: string): string;
  /** Requests a whole address of the site without following redirects. @throws Error for an address of another site */
  fetch(url: string, init?: RequestInit): Promise<Response>;
};

const USER_AGENT = "Mozilla/5.0 (compatible; MentorhoodCrawl/1.0)";

/** @param servers the addresses at which the site is served here; they take turns */
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

/** What an address of the site answered, redirects followed. */
export type Visit = {
  /** The address that was requested, and the one that answered in the end. */
  url: string;
  finalUrl: string;
  /** Status of the last answer; 0 when there was none. */
  status: number;
  /** Whether the page or its header keeps it out of search engines. */
  isNoindex: boolean;
  /** Null where the answer is no HTML. */
  facts: PageFacts | null;
};

const MOST_REDIRECTS = 5;

/** Requests a page as a crawler does, without cookies, and reads it. */
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

/** The whole canonical address that a page names; null when it names none. */
export function canonicalOf({ finalUrl, facts }: Visit): string | null {
  const [canonical] = facts?.canonicals ?? [];
  return canonical === undefined ? null : new URL(canonical, finalUrl).href;
}

/** Whether search engines may show this very address. */
export function isIndexable(visit: Visit): boolean {
  return visit.status === 200 && !visit.isNoindex && canonicalOf(visit) === visit.finalUrl;
}
