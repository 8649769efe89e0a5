import "server-only";
import { bookingPageSchema } from "@/lib/domain/meetings/booking-page.schema";
import { meetingFormats } from "@/lib/domain/meetings/meeting-formats.rules";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { formatNextTime } from "@/lib/domain/time/format-zoned-time";
import { AppError } from "@/lib/errors";
import { links } from "@/lib/links";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { unlessUnavailable } from "@/lib/platform/db/database-errors";
import { prisma } from "@/lib/platform/db/prisma";
import { findPastUsername } from "@/lib/server/mentors/past-username.repository";
import type { Prisma } from "@/prisma/generated/prisma/client";

const isUsername = (username: string) => usernameParamSchema.safeParse({ username }).success;

/**
 * A listed and therefore bookable mentor, by current or former username. `email` is for mails only.
 * @throws AppError mentor_not_found
 */
export async function getBookableMentor(username: string) {
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

const hours = { timeZone: true, roomUrl: true } as const;

/** What a meeting takes from the mentor's hours, or null when none are saved. */
export function findHours(db: Prisma.TransactionClient, mentorId: number) {
  return db.availability.findUnique({ where: { mentorId }, select: hours });
}

/** The id of the user who has or had this username, or null. */
export async function findUserIdByName(db: Prisma.TransactionClient, username: string): Promise<string | null> {
  if (!isUsername(username)) return null;
  const user = await db.user.findUnique({ where: { username }, select: { id: true } });
  if (user) return user.id;
  const former = await db.formerUsername.findUnique({ where: { username }, select: { userId: true } });
  return former?.userId ?? null;
}

function findMentor(username: string) {
  return prisma.user.findFirst({
    where: { username, role: "mentor", ...ACTIVE_ACCOUNT, mentorProfile: { isNot: null } },
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
          availability: { select: hours },
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

/** Whether a mentor accepts bookings at all, regardless of free times. */
export async function isBookable(username: string): Promise<boolean> {
  try {
    await getBookableMentor(username);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "mentor_not_found") return false;
    throw error;
  }
}

/**
 * What a visitor is about to book, for a sign-in page on the way there.
 * @param path a path checked by `safeReturnPath`
 * @param viewerZone the browser's time zone, if it is known
 * @returns "Asha Rao" or "Asha Rao, Mon 4 pm", or null for any other path or a mentor who cannot be booked
 */
export async function findMeetingToBook(path: string | null, viewerZone: string | undefined): Promise<string | null> {
  if (!path) return null;
  const { pathname, searchParams } = new URL(path, "https://same-site.invalid");
  const { mentor: username, move, slot, zone } = bookingPageSchema.parse(Object.fromEntries(searchParams));
  if (pathname !== links.booking || !username || move) return null;
  const found = getBookableMentor(username).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "mentor_not_found") return null;
    throw error;
  });
  const mentor = await unlessUnavailable(found);
  if (!mentor) return null;
  const [time, now] = [slot && new Date(slot), new Date()];
  if (!time || time < now) return mentor.name;
  const timeZone = zone ?? viewerZone ?? mentor.availability?.timeZone ?? DEFAULT_TIME_ZONE;
  return `${mentor.name}, ${formatNextTime(time, now, timeZone)}`;
}
