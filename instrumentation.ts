import type { Instrumentation } from "next";

/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { guardRequests } = await import("@/lib/server/http/guard-requests");
  const { noteSocketAddress } = await import("@/lib/server/http/note-socket-address");
  const { startHousekeeping } = await import("@/lib/server/housekeeping");
  guardRequests();
  noteSocketAddress();
  startHousekeeping();
}

/** Logs what a page threw, with the digest that the visitor sees as reference. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { logger } = await import("@/lib/server/logger");
  const { digest } = error as { digest?: string };
  logger.error({ err: error, digest, path: request.path, route: context.routePath }, "A page failed.");
};
