import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/platform/db/prisma";

/** The position that somebody has saved for themselves; where a mentor teaches is another matter. */
export async function readSavedPosition(userId: string): Promise<Coordinates | null> {
  const user = await prisma.user.findUnique({ where: { id: userId }, select: { latitude: true, longitude: true } });
  return user && isValidCoordinates(user) ? user : null;
}

/**
 * Saves somebody's own position, or forgets it.
 * @returns whether there is such an account
 */
export async function writeSavedPosition(userId: string, position: Coordinates | null): Promise<boolean> {
  const { count } = await prisma.user.updateMany({
    where: { id: userId, deletedAt: null },
    data: { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
  });
  return count > 0;
}
