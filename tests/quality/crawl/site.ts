/** The site under the address that its build has written into its pages, as it is served on this machine. */
export type Site = {
  /** "https://www.mentorhood.example" */
  origin: string;
  /** The whole address of a path. */
  at(path: string): string;
  /** Asks the server for a whole address of the site; redirects come back as such. @throws Error for other sites' addresses */
  fetch(url: string, headers?: Readonly<Record<string, string>>, init?: RequestInit): Promise<Response>;
};

const USER_AGENT = "Mozilla/5.0 (compatible; MentorhoodCrawl/1.0)";

/** @param server address at which the site is served here, "http://localhost:4000" */
export function siteOf(address: string, server: string): Site {
  const { origin } = new URL(address);
  return {
    origin,
    at: (path) => new URL(path, origin).href,
    fetch: async (url, headers, init) => {
      const { origin: asked, pathname, search } = new URL(url);
      if (asked !== origin) throw new Error(`${url} is no address of ${origin}.`);
      const all = { "User-Agent": USER_AGENT, ...headers };
      return fetch(server + pathname + search, { ...init, redirect: "manual", headers: all });
    },
  };
}
