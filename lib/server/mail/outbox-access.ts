import "server-only";
import { links } from "@/lib/links";
import { env } from "@/lib/server/env";

/** Whether mails are read in the browser: in development, or where it was switched on; never where mails are sent. */
export function isOutboxOpen(): boolean {
  if (env.RESEND_API_KEY) return false;
  return env.DEV_OUTBOX === undefined ? env.NODE_ENV !== "production" : env.DEV_OUTBOX === "1";
}

/** Where the screens point for a mail that was not sent, or null. */
export function outboxHref(): string | null {
  return isOutboxOpen() ? links.outbox : null;
}
