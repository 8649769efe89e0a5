import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import { findBookableMentor } from "./bookable-mentor.repository";
import { findOwnObstacle, type OwnObstacle } from "./own-obstacle";

/**
 * What the student's own meetings have against a meeting with a mentor, so that nobody fills in a form for nothing.
 * @param slot ISO 8601; left out while no time is chosen
 * @throws AppError mentor_not_found, also for a mentor who is not in the listing
 */
export async function readOwnObstacle(
  username: string,
  slot: string | undefined,
  student: { id: string },
): Promise<OwnObstacle | null> {
  const mentor = await findBookableMentor(username);
  const startsAt = slot ? new Date(slot) : null;
  return findOwnObstacle(prisma, { mentor, studentId: student.id, startsAt }, new Date());
}
