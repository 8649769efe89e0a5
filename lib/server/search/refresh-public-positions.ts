import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import { PUBLIC_POSITIONS } from "@/lib/server/places/public-position";
import { refreshListing } from "./refresh-listing";

const BATCH_SIZE = 200;

/**
 * Computes the public point of every listed mentor again where an older version of the rules, or an older key, made the stored ones. Each
 * mentor is a transaction of its own, so that nobody who saves a profile waits. Two servers may do it at once, as both write the same.
 */
export async function refreshPublicPositions(): Promise<void> {
  const { name, version } = PUBLIC_POSITIONS;
  const stored = await prisma.derivedData.findUnique({ where: { name } });
  if (stored && stored.version >= version) return;
  for (let after = 0; ;) {
    const mentors = await prisma.mentorListing.findMany({
      where: { mentorId: { gt: after }, latitude: { not: null } },
      select: { mentorId: true },
      orderBy: { mentorId: "asc" },
      take: BATCH_SIZE,
    });
    for (const { mentorId } of mentors) await prisma.$transaction((tx) => refreshListing(tx, mentorId));
    if (mentors.length < BATCH_SIZE) break;
    after = mentors.at(-1)!.mentorId;
  }
  await prisma.derivedData.upsert({ where: { name }, create: { name, version }, update: { version } });
}
