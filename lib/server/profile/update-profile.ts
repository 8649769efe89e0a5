import "server-only";
import type { FieldError } from "@/lib/errors";
import { AppError } from "@/lib/errors";
import { profileEditMessages as messages } from "@/lib/domain/profile/edit-profile.messages";
import type { ProfileUpdate } from "@/lib/domain/profile/edit-profile.schema";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { profileFaults } from "@/lib/domain/profile/profile-faults.rules";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { mentorsShowing } from "@/lib/server/mentors/mentors-showing.repository";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { lockProfile } from "./own-profile.repository";
import { readOwnProfile } from "./read-own-profile";
import { writeTeaching } from "./teaching.repository";

/**
 * Changes one's own profile; what the input leaves out stays. What is taught is kept for mentors alone. The public page
 * and the search follow at once.
 * @throws AppError conflict when the input names a version that is not the present one; invalid_input when a list would
 *   lose its last entry, a mentor is too young or a date still to come; not_signed_in; too_many_requests
 */
export async function updateProfile(actor: Actor, input: ProfileUpdate): Promise<OwnProfile> {
  await limitAttempts([["profile-by-account", actor.id]]);
  await prisma.$transaction(async (tx) => {
    const stored = await lockProfile(tx, actor.id);
    if (!stored) throw new AppError("not_signed_in");
    if (input.version !== undefined && input.version !== stored.profileVersion) {
      throw new AppError("conflict", { message: messages.changedElsewhere });
    }
    const isMentor = stored.role === "mentor";
    const fields = profileFaults(input, { isMentor, now: new Date() });
    if (fields.length > 0) throw new AppError("invalid_input", { fields });
    const { name, age, mobileNumber, About: about, Address: address } = input;
    await tx.user.update({
      where: { id: actor.id },
      data: { name, age, mobileNumber, about, address, profileVersion: { increment: 1 } },
      select: { id: true },
    });
    if (!isMentor || !stored.mentorProfile) return;
    refuseEmptied(input, stored.mentorProfile);
    await writeTeaching(tx, { mentorId: stored.mentorProfile.id, userId: actor.id }, input);
    await refreshListing(tx, stored.mentorProfile.id);
  });
  refreshMentorPages(await mentorsShowing(actor.id));
  refreshMentorLists();
  return readOwnProfile(actor.id);
}

type StoredLists = { subjects: readonly string[]; _count: { qualifications: number; classesOffered: number } };

/** At least one subject, qualification and class entry is kept (docs/product.md, Input rules). */
function refuseEmptied(input: ProfileUpdate, { subjects, _count: stored }: StoredLists): void {
  const lists = [
    ["subjects", subjects.length, messages.keepSubject],
    ["qualifications", stored.qualifications, messages.keepQualification],
    ["classesOffered", stored.classesOffered, messages.keepClass],
  ] as const;
  const emptied = lists.filter(([field, count]) => input[field]?.length === 0 && count > 0);
  const fields: FieldError[] = emptied.map(([field, , message]) => ({ field, message }));
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}
