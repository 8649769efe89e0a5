import "server-only";
import { FLAG_REASONS, isChildSafety, isFlag } from "@/lib/domain/reports/report.rules";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Prisma, Report } from "@/prisma/generated/prisma/client";

/** What a case is about: one thing of one person. */
export type CaseThing = Pick<Report, "kind" | "targetId" | "subjectId">;

/**
 * The open case of a thing and person, which the first report or flag opens. It locks the account that the case is about,
 * so that simultaneous ones share one case. Reviews stay public after their author's deletion, so a deleted account is
 * fine. Staff get the mails at the first report by a person, and when the case becomes one about a child's safety.
 */
export async function openCase(
  tx: Prisma.TransactionClient,
  { kind, targetId, subjectId, reason }: CaseThing & { reason: string },
  mails: readonly OutgoingMail[],
): Promise<string> {
  await tx.$queryRaw`select 1 from user_account where id = ${subjectId}::uuid for no key update`;
  const thing = { kind, targetId, subjectId };
  const isUrgent = isChildSafety(reason);
  const known = await tx.caseFile.findFirst({
    where: { ...thing, closedAt: null },
    select: {
      id: true,
      isChildSafety: true,
      reports: { where: { reason: { notIn: [...FLAG_REASONS] } }, select: { id: true }, take: 1 },
    },
  });
  const becomesUrgent = known !== null && isUrgent && !known.isChildSafety;
  const isFirstReport = !isFlag(reason) && !known?.reports.length;
  if (becomesUrgent || isFirstReport) for (const mail of mails) await putInOutbox(tx, mail);
  if (known && !becomesUrgent) return known.id;
  const { id } = known
    ? await tx.caseFile.update({ where: { id: known.id }, data: { isChildSafety: true }, select: { id: true } })
    : await tx.caseFile.create({ data: { ...thing, isChildSafety: isUrgent }, select: { id: true } });
  return id;
}
