import "server-only";
import { LISTING_ROWS } from "@/lib/domain/search/listing-row.rules";
import type { ListingPolicy } from "@/lib/domain/verification/standing.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { refreshListing } from "./refresh-listing";

const BATCH_SIZE = 200;

/**
 * Computes every search row again, with its public point, where an older version of the rules made the stored ones. Each
 * mentor has a transaction, so that nobody who saves a profile waits. Two servers may do it at once: both write the same.
 */
export async function refreshListings(): Promise<void> {
  const { name, version } = LISTING_ROWS;
  const stored = await prisma.derivedData.findUnique({ where: { name } });
  if (stored && stored.version >= version) return;
  for (let after = 0; ;) {
    const mentors = await prisma.mentorListing.findMany({
      where: { mentorId: { gt: after } },
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

/** Each policy as the version of a stored row; without a row it is `open`. */
const POLICY_VERSIONS: Record<ListingPolicy, number> = { open: 1, "approve-first": 2 };

/** Lists or removes the mentors whose listing depends on the policy, after an operator has changed it. */
export async function followListingPolicy(): Promise<void> {
  const name = "listing-policy";
  const version = POLICY_VERSIONS[env.LISTING_POLICY];
  const stored = await prisma.derivedData.findUnique({ where: { name } });
  if ((stored?.version ?? POLICY_VERSIONS.open) === version) return;
  for (let after = 0; ;) {
    const mentors = await prisma.mentorProfile.findMany({
      where: { id: { gt: after }, standing: { in: ["draft", "submitted"] } },
      select: { id: true },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
    });
    for (const { id } of mentors) await prisma.$transaction((tx) => refreshListing(tx, id));
    if (mentors.length < BATCH_SIZE) break;
    after = mentors.at(-1)!.id;
  }
  await prisma.derivedData.upsert({ where: { name }, create: { name, version }, update: { version } });
}
