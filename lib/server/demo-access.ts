import "server-only";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { isLocalRequest } from "@/lib/platform/process/local-request";
import { prisma } from "@/lib/platform/db/prisma";

let hasDemoPeople = false;

/**
 * Whether this is a deployment for reviewers on invented people. A preview may also stand on a copy of the real
 * database, where nobody's mails may be shown. Only the seed writes the table that is read here, so an account of the
 * demo student's address proves nothing.
 */
export async function isDemoPreview(): Promise<boolean> {
  if (env.VERCEL_ENV !== "preview") return false;
  hasDemoPeople ||=
    (await prisma.demoAccount.count({ where: { user: { email: DEMO_EMAILS.student, deletedAt: null } } })) === 1;
  return hasDemoPeople;
}

/**
 * Whether a visitor may sign in as the demo people, whose password everybody knows: at the machine that runs the site, in a preview
 * on demo data, and where DEV_OUTBOX=1 has opened everything to everybody.
 */
export async function mayUseDemoAccounts({ isLocal }: { isLocal: boolean }): Promise<boolean> {
  return isLocal || env.DEV_OUTBOX === "1" || (await isDemoPreview());
}

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
