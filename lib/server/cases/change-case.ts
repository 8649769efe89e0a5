import "server-only";
import { caseMessages as messages } from "@/lib/domain/cases/case.messages";
import type { CaseClaim, NewCaseNote } from "@/lib/domain/cases/case.schema";
import { mayDecideAbout } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** @throws AppError not_found; not_allowed about oneself */
async function getSubjectOfCase(db: Prisma.TransactionClient, staff: StaffActor, id: string): Promise<string> {
  const row = await db.caseFile.findUnique({ where: { id }, select: { subjectId: true } });
  if (!row) throw new AppError("not_found");
  if (!mayDecideAbout(staff, row.subjectId)) throw new AppError("not_allowed", { message: messages.notYourself });
  return row.subjectId;
}

/**
 * Claims an open case, so that nobody does the same work twice, takes it over, or gives it back. Of two claims about one
 * state one happens.
 * @throws AppError not_found; not_allowed about oneself; conflict when the claim has changed, or the case is decided
 */
export async function claimCase(staff: StaffActor, { caseId, holder, takes }: CaseClaim): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const subjectId = await getSubjectOfCase(tx, staff, caseId);
    const { count } = await tx.caseFile.updateMany({
      where: { id: caseId, closedAt: null, claimedById: holder === "" ? null : holder },
      data: takes ? { claimedById: staff.id, claimedAt: new Date() } : { claimedById: null, claimedAt: null },
    });
    if (count === 0) throw new AppError("conflict", { message: messages.claimedMeanwhile });
    const { id: actorId, requestId } = staff;
    const action = takes ? "case.claimed" : "case.released";
    await recordAudit(tx, { action, actorId, subjectId, target: `case:${caseId}`, requestId });
  });
}

/**
 * Adds a note, which only staff read. Decided cases take notes too.
 * @throws AppError not_found; not_allowed about oneself
 */
export async function addCaseNote(staff: StaffActor, { caseId, text }: NewCaseNote): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const subjectId = await getSubjectOfCase(tx, staff, caseId);
    await tx.caseNote.create({ data: { caseId, authorId: staff.id, text }, select: { id: true } });
    const { id: actorId, requestId } = staff;
    await recordAudit(tx, { action: "case.noted", actorId, subjectId, target: `case:${caseId}`, requestId });
  });
}
