import "server-only";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { prisma } from "./db/prisma";
import { env } from "./env";

let hasDemoPeople = false;

/**
 * Whether this is a deployment for reviewers on invented people. A preview may also stand on a copy of the real
 * database, where the demo sign-ins do not exist and nobody's mails may be shown.
 */
export async function isDemoPreview(): Promise<boolean> {
  if (env.VERCEL_ENV !== "preview") return false;
  hasDemoPeople ||= (await prisma.user.count({ where: { email: DEMO_EMAILS.student } })) === 1;
  return hasDemoPeople;
}
