import "server-only";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { isLocalRequest } from "@/lib/platform/process/local-request";
import { isDemoPreview } from "@/lib/server/preview";

/**
 * Whether a visitor may read the mails in the browser, and with them every link to a new password: never where mails are sent; in a
 * preview with demo data, or where DEV_OUTBOX=1 opened it to everybody; else in development and beside a database of one's own
 * (`scripts/serve.ts`), at the machine itself.
 */
export async function isOutboxOpen(headers: Headers): Promise<boolean> {
  if (env.RESEND_API_KEY || env.DEV_OUTBOX === "0") return false;
  if (env.DEV_OUTBOX === "1") return true;
  const isForThisMachine = env.DEV_OUTBOX === "local" || env.NODE_ENV !== "production";
  return (isForThisMachine && isLocalRequest(headers)) || isDemoPreview();
}

/** Where the screens point for a mail that was not sent, or null. */
export async function outboxHref(headers: Headers): Promise<string | null> {
  return (await isOutboxOpen(headers)) ? links.outbox : null;
}
