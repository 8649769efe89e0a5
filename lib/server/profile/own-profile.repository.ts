import "server-only";
import { holdAccount } from "@/lib/server/account/hold-account.repository";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

const inOrder = [{ position: "asc" }, { id: "asc" }] as const satisfies readonly object[];

const ownProfile = {
  mentorProfile: {
    include: {
      classesOffered: { orderBy: [...inOrder] },
      experiences: { orderBy: [...inOrder] },
      qualifications: { orderBy: [...inOrder] },
      listing: { select: { mentorId: true } },
      rating: true,
    },
  },
  password: { select: { userId: true } },
} satisfies Prisma.UserInclude;

/** A living account with everything that its owner may edit. */
export function findOwnProfile(userId: string) {
  return prisma.user.findFirst({ where: { id: userId, deletedAt: null }, include: ownProfile });
}

export type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;

/** What a save has to know first; the row is held until the transaction ends, so that saves stand in line. */
export async function lockProfile(tx: Prisma.TransactionClient, userId: string) {
  if (!(await holdAccount(tx, userId))) return null;
  return tx.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: {
      profileVersion: true,
      role: true,
      mentorProfile: {
        select: { id: true, subjects: true, _count: { select: { qualifications: true, classesOffered: true } } },
      },
    },
  });
}
