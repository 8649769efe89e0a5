import { type PageFacts, readPageFacts } from "./page-facts";
import type { Site } from "./site";

/** What an address of the site answered, redirects followed. */
export type Visit = {
  /** The whole address that was asked for, and the one that answered in the end. */
  url: string;
  finalUrl: string;
  /** Status of the last answer; 0 when there was none. */
  status: number;
  /** Whether the page or its header asks to be left out of search engines. */
  isNoindex: boolean;
  /** Null where the answer is no HTML. */
  facts: PageFacts | null;
};

const MOST_REDIRECTS = 5;

/** Asks for a page of the site as a crawler does, without cookies, and reads it. */
export async function fetchPage(site: Site, url: string): Promise<Visit> {
  const nothing = { url, finalUrl: url, status: 0, isNoindex: false, facts: null };
  let finalUrl = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await site.fetch(finalUrl).catch(() => null);
    if (!answer) return { ...nothing, finalUrl };
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
  return { ...nothing, finalUrl };
}

/** The canonical address that a page names, as a whole; null when it names none. */
export function canonicalOf({ finalUrl, facts }: Visit): string | null {
  const [canonical] = facts?.canonicals ?? [];
  return canonical === undefined ? null : new URL(canonical, finalUrl).href;
}

/** Whether search engines may show this very address. */
export function isIndexable(visit: Visit): boolean {
  return visit.status === 200 && !visit.isNoindex && canonicalOf(visit) === visit.finalUrl;
}
