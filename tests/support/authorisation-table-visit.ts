import { AsyncLocalStorage } from "node:async_hooks";

/** The request that a page or a server action runs in. */
type Visit = { token: string | undefined; headers: Record<string, string> };
const visits = new AsyncLocalStorage<Visit>();

/** Runs something as within a request with this session. Product code has to find `nextHeaders` in the place of `next/headers`. */
export const during = <T>(visit: Visit, run: () => Promise<T>): Promise<T> => visits.run(visit, run);

/** Stands in for `next/headers`, which works within a Next server alone. */
export const nextHeaders = {
  headers: async () => new Headers(visits.getStore()?.headers),
  cookies: async () => ({
    get: (name: string) => {
      const token = visits.getStore()?.token;
      return name === "auth_token" && token ? { value: token } : undefined;
    },
    set: () => {},
  }),
};

/** What the cron address asks for in these tests. */
export const CRON_SECRET = "cron-secret-of-the-authorisation-table";
