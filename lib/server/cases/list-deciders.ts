import "server-only";
import { CAPABILITIES } from "@/lib/domain/staff/staff.policy";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { prisma } from "@/lib/platform/db/prisma";

/** The addresses of the staff who decide about cases. @param except accounts that may not decide this one */
export async function listDeciders(except: readonly (string | null)[]): Promise<{ email: string }[]> {
  return prisma.user.findMany({
    where: {
      ...ACTIVE_ACCOUNT,
      id: { notIn: except.filter((id) => id !== null) },
      staff: { role: { in: [...CAPABILITIES.decideCases] } },
    },
    select: { email: true },
  });
}
