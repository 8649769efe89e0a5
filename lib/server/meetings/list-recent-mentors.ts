import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/** As many as stand side by side. */
const SHOWN = 3;

/** Usernames of the mentors whom somebody has booked last and can book again, the last one first. */
export async function listRecentMentors(actor: Pick<Actor, "id">): Promise<string[]> {
  const meetings = await prisma.meeting.findMany({
    where: {
      studentId: actor.id,
      status: { in: ["pending", "confirmed"] },
      mentor: { listing: { isNot: null }, user: { deletedAt: null, role: "mentor" } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    distinct: ["mentorId"],
    take: SHOWN,
    select: { mentor: { select: { user: { select: { username: true } } } } },
  });
  return meetings.map(({ mentor }) => mentor.user.username);
}
