import type { Instrumentation } from "next";

/** Runs once in each server process, before its first request. Steps of requests are in `lib/platform/process/pipeline.ts`. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requireKeys } = await import("@/lib/platform/auth/keys");
  const { startJobs } = await import("@/lib/platform/jobs/jobs");
  const { recordJob } = await import("@/lib/platform/jobs/record-job");
  const { backgroundJobs } = await import("@/lib/server/background-jobs");
  const { listenForInvalidations } = await import("@/lib/server/mentors/listen-for-invalidations");
  // A server without a secret would fail at the first sign-in. This way it answers every request with 500 and logs why.
  requireKeys();
  startJobs(backgroundJobs, recordJob);
  await listenForInvalidations();
}

/** Logs what a page threw, with the digest that the visitor sees as reference. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { logger } = await import("@/lib/platform/logger");
  const { loggedPath } = await import("@/lib/platform/process/logged-path");
  const { digest } = error as { digest?: string };
  const path = loggedPath(request.path.split("?", 1)[0]!);
  logger.error({ err: error, digest, path, route: context.routePath }, "A page failed.");
};
