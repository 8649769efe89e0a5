import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { PublicPlace } from "@/lib/domain/places/public-position.rules";
import { columnsOf } from "@/lib/domain/mentors/fee.rules";
import { mayTeach } from "@/lib/domain/mentors/mentor.policy";
import type { ClassFormatKey } from "@/lib/domain/mentors/public-mentor-profile";
import { profileEditMessages as messages } from "@/lib/domain/profile/edit-profile.messages";
import type { ProfileUpdate } from "@/lib/domain/profile/edit-profile.schema";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { placeFaults, profileFaults } from "@/lib/domain/profile/profile-faults.rules";
import { AppError, type FieldError } from "@/lib/errors";
import { keyFor } from "@/lib/platform/auth/keys";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { flagProfile } from "@/lib/server/flags/flag-texts";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { mentorsShowing } from "@/lib/server/mentors/mentors-showing.repository";
import { publicCell, publicPosition } from "@/lib/server/places/public-position";
import { nearestTownName } from "@/lib/server/places/towns";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { getOwnProfile, lockProfile } from "./own-profile";

/**
 * Updates the signed-in user's profile; omitted fields stay. Teaching fields are saved for mentors only. The public
 * page and the search change at once.
 * @throws AppError conflict when the input's version is outdated; invalid_input when a list would lose its last entry,
 *   a mentor is too young or a date is in the future; not_signed_in; too_many_requests
 */
export async function updateProfile(actor: Actor, input: ProfileUpdate): Promise<OwnProfile> {
  await limitAttempts([["profile-by-account", actor.id]]);
  await prisma.$transaction((tx) => writeProfile(tx, actor.id, input));
  refreshMentorPages(await mentorsShowing(actor.id));
  refreshMentorLists();
  return getOwnProfile(actor.id);
}

/**
 * Writes a profile within another transaction, as `updateProfile` does. The cached pages expire after the commit.
 * @throws AppError as `updateProfile`
 */
export async function writeProfile(tx: Prisma.TransactionClient, userId: string, input: ProfileUpdate): Promise<void> {
  const stored = await lockProfile(tx, userId);
  if (!stored) throw new AppError("not_signed_in");
  if (input.version !== undefined && input.version !== stored.profileVersion) {
    throw new AppError("conflict", { message: messages.changedElsewhere });
  }
  const isMentor = stored.role === "mentor";
  const fields = profileFaults(input, { isMentor, now: new Date() });
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
  const { name, age, mobileNumber, About: about, Address: address } = input;
  await tx.user.update({
    where: { id: userId },
    data: { name, age, mobileNumber, about, address, profileVersion: { increment: 1 } },
    select: { id: true },
  });
  if (isMentor && stored.mentorProfile) {
    refuseEmptied(input, stored.mentorProfile);
    refuseNoPlace(input, stored.mentorProfile);
    await writeTeaching(tx, { mentorId: stored.mentorProfile.id, userId: userId }, input);
    await refreshListing(tx, stored.mentorProfile.id);
  }
  await flagProfile(tx, userId);
}

/**
 * The same for mentors only.
 * @throws AppError not_allowed for other accounts; the errors of `updateProfile`
 */
export async function updateTeachingProfile(actor: Actor, input: ProfileUpdate): Promise<OwnProfile> {
  if (!mayTeach(actor)) throw new AppError("not_allowed");
  return updateProfile(actor, input);
}

type StoredLists = {
  subjects: readonly string[];
  classesOffered: readonly { format: ClassFormatKey }[];
  _count: { qualifications: number };
};

/** A mentor keeps at least one subject, qualification and class entry (docs/product.md, Input rules). */
function refuseEmptied(input: ProfileUpdate, { subjects, classesOffered, _count: stored }: StoredLists): void {
  const lists = [
    ["subjects", subjects.length, messages.keepSubject],
    ["qualifications", stored.qualifications, messages.keepQualification],
    ["classesOffered", classesOffered.length, messages.keepClass],
  ] as const;
  const emptied = lists.filter(([field, count]) => input[field]?.length === 0 && count > 0);
  const fields: FieldError[] = emptied.map(([field, , message]) => ({ field, message }));
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

type StoredPlace = Pick<StoredLists, "classesOffered"> & { reachKm: number | null; hostsStudents: boolean };

/** Who says where classes in person take place says it whole; what the input leaves out stays as it is stored. */
function refuseNoPlace(input: ProfileUpdate, stored: StoredPlace): void {
  if (input.reachKm === undefined && input.hostsStudents === undefined) return;
  const fields = placeFaults({
    formats: (input.classesOffered ?? stored.classesOffered).map(({ format }) => format),
    reachKm: input.reachKm === undefined ? stored.reachKm : input.reachKm,
    hostsStudents: input.hostsStudents ?? stored.hostsStudents,
  });
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

const midnight = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

/** Writes what a mentor teaches. Given lists replace the stored ones; omitted lists stay. */
async function writeTeaching(
  tx: Prisma.TransactionClient,
  { mentorId, userId }: { mentorId: number; userId: string },
  input: ProfileUpdate,
): Promise<void> {
  const { proficiency, subjects, teachingPlace, teachingExperiences, qualifications, classesOffered } = input;
  const { languages, boards, reachKm, hostsStudents, firstMeetingFee } = input;
  await tx.mentorProfile.update({
    where: { id: mentorId },
    data: {
      proficiency,
      subjects,
      languages,
      boards,
      reachKm,
      hostsStudents,
      firstMeetingFee: firstMeetingFee?.amount,
      ...placeColumns(teachingPlace, userId),
    },
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
    await tx.classOffered.createMany({
      data: classesOffered.map(({ fee, ...row }, position) => ({ ...row, ...columnsOf(fee), mentorId, position })),
    });
  }
}

/** The place and its public town name, which reveals no more than the public point. */
function placeColumns(place: ProfileUpdate["teachingPlace"], userId: string) {
  if (place === undefined) return {};
  if (place === null) return { latitude: null, longitude: null, placeName: null };
  return { ...place, placeName: nearestTownName(publicCell(place, userId, keyFor("positions")).centre) };
}

/** What the public would see of a teaching place: a point beside it and the town. Stores nothing. */
export function previewTeachingPlace(actor: Actor, place: Coordinates): PublicPlace {
  const key = keyFor("positions");
  return {
    position: publicPosition(place, actor.id, key),
    placeName: nearestTownName(publicCell(place, actor.id, key).centre),
  };
}
