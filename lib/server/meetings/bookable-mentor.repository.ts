import "server-only";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { meetingFormats } from "@/lib/domain/meetings/meeting-formats.rules";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { findPastUsername } from "@/lib/server/mentors/past-username.repository";

const isUsername = (username: string) => usernameParamSchema.safeParse({ username }).success;

/**
 * A mentor who can be booked, which those can who are in the listing, by the present username or a former one. `email` is
 * for mails alone.
 * @throws AppError mentor_not_found
 */
export async function findBookableMentor(username: string) {
  const user = isUsername(username) ? ((await findMentor(username)) ?? (await findRenamed(username))) : null;
  if (!user?.mentorProfile) throw new AppError("mentor_not_found");
  const { mentorProfile: profile, ...person } = user;
  if (!profile.listing) throw new AppError("mentor_not_found", { message: messages.notBookable });
  return {
    ...person,
    userId: person.id,
    mentorId: profile.id,
    placeName: profile.placeName,
    availability: profile.availability,
    formats: meetingFormats(profile.classesOffered.map(({ format }) => format)),
  };
}

/** Whose username this is or was; null for nobody's. */
export async function findUserIdByName(db: Prisma.TransactionClient, username: string): Promise<string | null> {
  if (!isUsername(username)) return null;
  const user = await db.user.findUnique({ where: { username }, select: { id: true } });
  if (user) return user.id;
  const former = await db.formerUsername.findUnique({ where: { username }, select: { userId: true } });
  return former?.userId ?? null;
}

function findMentor(username: string) {
  return prisma.user.findFirst({
    where: { username, role: "mentor", deletedAt: null, mentorProfile: { isNot: null } },
    select: {
      id: true,
      name: true,
      username: true,
      avatar: true,
      avatarSmall: true,
      email: true,
      mentorProfile: {
        select: {
          id: true,
          placeName: true,
          listing: { select: { mentorId: true } },
          availability: { select: { timeZone: true } },
          classesOffered: { select: { format: true } },
        },
      },
    },
  });
}

async function findRenamed(formerUsername: string) {
  const past = await findPastUsername(formerUsername);
  return past?.status === "moved" ? findMentor(past.username) : null;
}
