import "server-only";
import { after } from "next/server";
import { verificationMessages as messages } from "@/lib/domain/verification/verification.messages";
import type { CheckDefinitionInput } from "@/lib/domain/verification/verification.schema";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { Prisma } from "@/prisma/generated/prisma/client";
import { refreshChecks } from "./stored-checks";

const definition = {
  id: true,
  name: true,
  description: true,
  monthsValid: true,
  forBadge: true,
  forListing: true,
  isActive: true,
} as const;

/** All checks, those out of use included. */
export function listCheckDefinitions() {
  return prisma.verificationCheck.findMany({ select: definition, orderBy: { id: "asc" } });
}

/**
 * Adds or changes a check. Ends of recorded checks stay; badges and listing follow after the answer.
 * @throws AppError not_found for an unknown check; invalid_input when another one has the name
 */
export async function defineCheck(staff: StaffActor, { checkId, ...data }: CheckDefinitionInput): Promise<void> {
  try {
    await prisma.$transaction(async (tx) => {
      const before =
        checkId === undefined
          ? null
          : await tx.verificationCheck.findUnique({ where: { id: checkId }, select: definition });
      if (checkId !== undefined && !before) throw new AppError("not_found");
      const saved = before
        ? await tx.verificationCheck.update({ where: { id: before.id }, data, select: definition })
        : await tx.verificationCheck.create({ data, select: definition });
      await recordAudit(tx, {
        action: "check.defined",
        actorId: staff.id,
        target: `check:${saved.id}`,
        ...(before ? { before } : {}),
        after: saved,
        requestId: staff.requestId,
      });
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") {
      throw new AppError("invalid_input", { fields: [{ field: "name", message: messages.nameTaken }] });
    }
    throw error;
  }
  refreshAfterAnswer();
}

/** Lets badges and listing follow without keeping the answer waiting. The hourly job repeats what fails. */
function refreshAfterAnswer(): void {
  const task = () =>
    refreshChecks(new Date()).catch((error: unknown) => logger.error({ err: error }, "Checks were not refreshed."));
  try {
    after(task);
  } catch {
    // Outside of a request, as in a test, there is no answer to wait for.
    void task();
  }
}
