import "server-only";
import { isListable } from "@/lib/domain/search/listed.rules";
import { toListingRow } from "@/lib/domain/search/listing-row.rules";
import { isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { keyFor } from "@/lib/platform/auth/keys";
import { env } from "@/lib/platform/env";
import { publicPosition } from "@/lib/server/places/public-position";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { readFreeTimes } from "./refresh-free-times";
import { lockReviewSums } from "./review-sums.repository";

const source = {
  id: true,
  subjects: true,
  placeName: true,
  latitude: true,
  longitude: true,
  languages: true,
  boards: true,
  reachKm: true,
  hostsStudents: true,
  standing: true,
  hasListingChecks: true,
  classesOffered: {
    select: {
      subject: true,
      specificClasses: true,
      format: true,
      feeAmount: true,
      feePeriod: true,
      lessonsPerWeek: true,
      lessonMinutes: true,
    },
  },
  user: { select: { id: true, name: true, age: true, emailVerifiedAt: true, deletedAt: true, suspendedAt: true } },
} satisfies Prisma.MentorProfileSelect;

/**
 * Updates a mentor's search row from the profile, or deletes it while the mentor may not be listed. Call
 * it in the transaction that changes the profile.
 */
export async function refreshListing(tx: Prisma.TransactionClient, mentorId: number): Promise<void> {
  // The trigger that adds reviews to the row waits for this lock, so no concurrent review is lost.
  const sums = await lockReviewSums(tx, mentorId);
  const mentor = await tx.mentorProfile.findUniqueOrThrow({ where: { id: mentorId }, select: source });
  const { user } = mentor;
  const isActive = user.deletedAt === null && user.suspendedAt === null;
  const isEmailVerified = user.emailVerifiedAt !== null && isActive;
  if (!isListable({ ...mentor, isEmailVerified, age: user.age }, env.LISTING_POLICY)) {
    await tx.mentorListing.deleteMany({ where: { mentorId } });
    return;
  }
  const place = { latitude: mentor.latitude, longitude: mentor.longitude };
  const { mentorId: _, ...row } = toListingRow({
    ...mentor,
    freeTimes: await readFreeTimes(tx, mentorId, new Date()),
    mentorId,
    name: user.name,
    publicPosition: isValidCoordinates(place) ? publicPosition(place, user.id, keyFor("positions")) : null,
  });
  await tx.mentorListing.upsert({
    where: { mentorId },
    create: { mentorId, ...row, ...sums },
    update: row,
    select: { mentorId: true },
  });
}
