import "server-only";
import { links } from "@/lib/links";
import { env } from "@/lib/server/env";
import { isDemoPreview } from "@/lib/server/preview";

/**
 * Whether mails are read in the browser: in development, in a preview with demo data, or where it was switched on; never
 * where mails are sent.
 */
export async function isOutboxOpen(): Promise<boolean> {
  if (env.RESEND_API_KEY) return false;
  if (env.DEV_OUTBOX !== undefined) return env.DEV_OUTBOX === "1";
  return env.NODE_ENV !== "production" || (await isDemoPreview());
}

/** Where the screens point for a mail that was not sent, or null. */
export async function outboxHref(): Promise<string | null> {
  return (await isOutboxOpen()) ? links.outbox : null;
}
