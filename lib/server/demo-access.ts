import "server-only";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links } from "@/lib/links";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { env } from "@/lib/platform/env";
import { sendsMails } from "@/lib/platform/env.schema";
import { isLocalRequest } from "@/lib/platform/process/local-request";
import { prisma } from "@/lib/platform/db/prisma";

let hasDemoPeople = false;

/**
 * Whether this is a preview deployment with demo data. A preview may also run on a copy of the real database, where no
 * mails may be shown. Only the seed writes this table, so the demo student's address alone proves nothing.
 */
export async function isDemoPreview(): Promise<boolean> {
  if (env.VERCEL_ENV !== "preview") return false;
  hasDemoPeople ||=
    (await prisma.demoAccount.count({ where: { user: { email: DEMO_EMAILS.student, ...ACTIVE_ACCOUNT } } })) === 1;
  return hasDemoPeople;
}

/**
 * Whether visitors may sign in to the demo accounts, whose password is public: on the server's own machine, in a
 * preview with demo data, or for everyone with DEV_OUTBOX=1.
 */
export async function mayUseDemoAccounts({ isLocal }: { isLocal: boolean }): Promise<boolean> {
  return isLocal || env.DEV_OUTBOX === "1" || (await isDemoPreview());
}

/**
 * Whether a visitor may read outgoing mails in the browser, including every reset link. Never where mails are sent.
 * Allowed for everyone in a preview with demo data or with DEV_OUTBOX=1. Otherwise only on the machine itself, in
 * development or with DEV_OUTBOX=local (`scripts/serve.ts`).
 */
export async function isOutboxOpen(headers: Headers): Promise<boolean> {
  if (sendsMails(env) || env.DEV_OUTBOX === "0") return false;
  if (env.DEV_OUTBOX === "1") return true;
  const isForThisMachine = env.DEV_OUTBOX === "local" || env.NODE_ENV !== "production";
  return (isForThisMachine && isLocalRequest(headers)) || isDemoPreview();
}

/** The outbox link to show when a mail was not sent, or null. */
export async function outboxHref(headers: Headers): Promise<string | null> {
  return (await isOutboxOpen(headers)) ? links.outbox : null;
}
