import { AsyncLocalStorage } from "node:async_hooks";

/** The request that a page or a server action runs in. */
type Visit = { token: string | undefined; headers: Record<string, string> };
const visits = new AsyncLocalStorage<Visit>();

/** Runs a function as if within a request with this session. Tests must mock `next/headers` with `nextHeaders`. */
export const during = <T>(visit: Visit, run: () => Promise<T>): Promise<T> => visits.run(visit, run);

/** Replaces `next/headers`, which works only within a Next server. */
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

/** The secret of the cron address in these tests. */
export const CRON_SECRET = "cron-secret-of-the-authorisation-table";
