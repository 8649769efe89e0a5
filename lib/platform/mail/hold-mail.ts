import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import type { HeldReason } from "@/prisma/generated/prisma/client";
import { budgetOf } from "./mail-budget";
import { findSuppression } from "./suppression";

const SUPPRESSED = {
  bounce: "An earlier mail to the address came back.",
  complaint: "The person marked an earlier mail as spam.",
} as const;
const OVER_BUDGET = "The address has had its mails for 24 hours.";

type Due = { id: string; recipient: string; template: string; held: HeldReason | null };

/** Why a mail must not go out, and how the outbox says it; null when it may. */
export async function findReasonToHold(due: Due): Promise<{ held: HeldReason; lastError: string } | null> {
  const suppression = await findSuppression(due.recipient);
  if (suppression) return { held: "suppressed", lastError: SUPPRESSED[suppression] };
  return (await isInBudget(due)) ? null : { held: "over_budget", lastError: OVER_BUDGET };
}

/**
 * Counts a mail in the budget of its address, once. The lock makes concurrent deliveries count one after the other. It
 * is taken when a mail is due and not when it is written, so that transactions about two people never wait for it.
 */
async function isInBudget({ id, recipient, template, held }: Due): Promise<boolean> {
  const budget = budgetOf(template);
  // Staff have sent a held mail all the same.
  if (budget === Infinity || held === "over_budget") return true;
  const [, cleared] = await prisma.$transaction([
    prisma.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`mail budget ${recipient}`}, 0))`,
    prisma.$executeRaw`
      update outbox_mail set cleared_at = coalesce(cleared_at, now())
      where id = ${id}::uuid and (cleared_at is not null or ${budget}::int > (
        select count(*) from outbox_mail e
        where e.recipient = ${recipient} and e.cleared_at > now() - interval '24 hours'
      ))`,
  ]);
  return cleared === 1;
}
