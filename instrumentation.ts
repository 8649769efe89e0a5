import type { Instrumentation } from "next";

/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requireKeys } = await import("@/lib/platform/auth/keys");
  const { compressAnswers } = await import("@/lib/platform/process/compress-answers");
  const { drainRequests } = await import("@/lib/platform/process/drain-requests");
  const { guardRequests } = await import("@/lib/platform/process/guard-requests");
  const { ignoreUpgrades } = await import("@/lib/platform/process/ignore-upgrades");
  const { noteSocketAddress } = await import("@/lib/platform/process/note-socket-address");
  const { receiveForms } = await import("@/lib/platform/process/receive-forms");
  const { refuseMethods } = await import("@/lib/platform/process/refuse-methods");
  const { rememberPages } = await import("@/lib/platform/process/remember-pages");
  const { listenForInvalidations } = await import("@/lib/server/mentors/listen-for-invalidations");
  const { startJobs } = await import("@/lib/platform/jobs/jobs");
  const { backgroundJobs } = await import("@/lib/server/background-jobs");
  // A server without a secret would fail at the first sign-in; after this it answers every request with 500 and logs why.
  requireKeys();
  // While somebody develops, Next tells the browser of changes that way.
  if (process.env.NODE_ENV === "production") ignoreUpgrades();
  guardRequests();
  drainRequests();
  compressAnswers();
  // After what compresses, so that it keeps what is compressed.
  rememberPages();
  noteSocketAddress();
  receiveForms();
  refuseMethods();
  startJobs(backgroundJobs);
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
