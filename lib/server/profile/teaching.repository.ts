import "server-only";
import type { ProfileUpdate } from "@/lib/domain/profile/edit-profile.schema";
import { keyFor } from "@/lib/platform/auth/keys";
import { nearestTownName } from "@/lib/server/places/nearest-town";
import { publicCell } from "@/lib/server/places/public-position";
import type { Prisma } from "@/prisma/generated/prisma/client";

const midnight = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

/** Writes what a mentor teaches. A list that is given replaces the stored one; one that is left out stays. */
export async function writeTeaching(
  tx: Prisma.TransactionClient,
  { mentorId, userId }: { mentorId: number; userId: string },
  { proficiency, subjects, teachingPlace, teachingExperiences, qualifications, classesOffered }: ProfileUpdate,
): Promise<void> {
  await tx.mentorProfile.update({
    where: { id: mentorId },
    data: { proficiency, subjects, ...placeColumns(teachingPlace, userId) },
    select: { id: true },
  });
  if (teachingExperiences) {
    await tx.teachingExperience.deleteMany({ where: { mentorId } });
    await tx.teachingExperience.createMany({
      data: teachingExperiences.map((row, position) => ({
        ...row,
        from: midnight(row.from),
        to: row.to === null ? null : midnight(row.to),
        mentorId,
        position,
      })),
    });
  }
  if (qualifications) {
    await tx.qualification.deleteMany({ where: { mentorId } });
    await tx.qualification.createMany({
      data: qualifications.map((row, position) => ({ ...row, mentorId, position })),
    });
  }
  if (classesOffered) {
    await tx.classOffered.deleteMany({ where: { mentorId } });
    await tx.classOffered.createMany({ data: classesOffered.map((row, position) => ({ ...row, mentorId, position })) });
  }
}

/** The place and the name of the town that the public reads with it, which tells no more than the public point does. */
function placeColumns(place: ProfileUpdate["teachingPlace"], userId: string) {
  if (place === undefined) return {};
  if (place === null) return { latitude: null, longitude: null, placeName: null };
  return { ...place, placeName: nearestTownName(publicCell(place, userId, keyFor("positions")).centre) };
}
