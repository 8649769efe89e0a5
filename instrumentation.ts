import type { Instrumentation } from "next";

/** Logs what a page threw, with the digest that the visitor sees as reference. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { logger } = await import("@/lib/server/logger");
  const { digest } = error as { digest?: string };
  logger.error({ err: error, digest, path: request.path, route: context.routePath }, "A page failed.");
};
