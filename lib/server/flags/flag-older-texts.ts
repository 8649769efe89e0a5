import "server-only";
import { holdsContactDetails } from "@/lib/domain/flags/contact-details.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { lockExistingAccount } from "@/lib/server/account/account.repository";
import { flagProfile, flagReview } from "./flag-texts";

/** Raise it when the rules find more than before. */
const RULES = { name: "contact-details", version: 1 } as const;
const BATCH_SIZE = 500;

/**
 * Flags what was written under older rules, once. Only texts with details cost a transaction. Two servers may do it at
 * once: a text has one flag.
 */
export async function flagOlderTexts(): Promise<void> {
  const { name, version } = RULES;
  const stored = await prisma.derivedData.findUnique({ where: { name } });
  if (stored && stored.version >= version) return;
  await flagOlderProfiles();
  await flagOlderReviews();
  await prisma.derivedData.upsert({ where: { name }, create: { name, version }, update: { version } });
}

async function flagOlderProfiles(): Promise<void> {
  for (let after = 0; ;) {
    const mentors = await prisma.mentorProfile.findMany({
      where: { id: { gt: after }, user: { deletedAt: null } },
      select: {
        id: true,
        userId: true,
        subjects: true,
        user: { select: { name: true, about: true } },
        classesOffered: { select: { subject: true } },
        experiences: { select: { institution: true, subject: true } },
        qualifications: { select: { degree: true, field: true, institution: true, detail: true } },
      },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
    });
    for (const { userId, id: _, ...texts } of mentors) {
      if (!stringsOf(texts).some(holdsContactDetails)) continue;
      await prisma.$transaction(async (tx) => {
        if (await lockExistingAccount(tx, userId)) await flagProfile(tx, userId);
      });
    }
    if (mentors.length < BATCH_SIZE) return;
    after = mentors.at(-1)!.id;
  }
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

async function flagOlderReviews(): Promise<void> {
  for (let after: string | undefined; ;) {
    const reviews: { id: string; studentId: string; comment: string }[] = await prisma.review.findMany({
      where: { id: { gt: after } },
      select: { id: true, studentId: true, comment: true },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
    });
    for (const review of reviews) {
      if (!holdsContactDetails(review.comment)) continue;
      await prisma.$transaction(async (tx) => {
        // A review outlives its author's account.
        await lockExistingAccount(tx, review.studentId);
        await flagReview(tx, review);
      });
    }
    if (reviews.length < BATCH_SIZE) return;
    after = reviews.at(-1)!.id;
  }
}
