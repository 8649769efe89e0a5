import "server-only";
import { env } from "@/lib/platform/env";
import { compressAnswer } from "./compress-answer";
import type { Drain } from "./drain";
import { keepPagesFresh } from "./keep-pages-fresh";
import { type PageCacheRules, servePagesFromCache } from "./page-cache";
import { readableAddress } from "./readable-address";
import { receiveForms } from "./receive-forms";
import { recordClientAddress } from "./record-client-address";
import { recordRequests } from "./record-requests";
import { refuseMethods } from "./refuse-methods";
import { securityHeaders, setSecurityHeaders } from "./security-headers";
import type { Step } from "./step";
import { replaceUnavailable } from "./unavailable-page";

export type PipelineOptions = {
  drain: Drain;
  /** Which pages the page cache keeps; none without rules. */
  pageCache?: PageCacheRules;
  /** The page to show while the database is away. */
  unavailablePage: () => string;
};

/** What happens to a request before Next gets it, from top to bottom (docs/server.md). */
export function createPipeline({ drain, pageCache, unavailablePage }: PipelineOptions): Step {
  const headersOf = securityHeaders(env);
  return inOrder([
    recordRequests,
    readableAddress,
    recordClientAddress,
    drain.step,
    setSecurityHeaders(headersOf),
    refuseMethods,
    receiveForms(),
    ...(pageCache ? [servePagesFromCache(pageCache)] : []),
    compressAnswer,
    keepPagesFresh,
    replaceUnavailable(unavailablePage, headersOf),
  ]);
}

function inOrder(steps: readonly Step[]): Step {
  return (request, response, last) => {
    const run = (index: number): void => {
      const step = steps[index];
      if (step) step(request, response, () => run(index + 1));
      else last();
    };
    run(0);
  };
}
