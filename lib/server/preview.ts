import "server-only";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { prisma } from "../platform/db/prisma";
import { env } from "../platform/env";

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
