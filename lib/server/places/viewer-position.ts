import "server-only";
import { cookies } from "next/headers";
import { type Coordinates, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import {
  formatViewerPosition,
  parseViewerPosition,
  VIEWER_POSITION_COOKIE,
  VIEWER_POSITION_SECONDS,
} from "@/lib/domain/places/viewer-position.rules";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { currentActor } from "@/lib/platform/auth/current-actor";
import type { CookieToSet } from "@/lib/platform/auth/session-cookies";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { authenticate } from "@/lib/platform/rest/authenticate";
import { readCookie } from "@/lib/platform/rest/read-cookie";

/**
 * The visitor's position for a page: from the browser's cookie, or else from the signed-in user's account, so that new
 * devices know it too. Null when unknown. Visitors without a session cost no query.
 */
export async function findViewerPosition(): Promise<Coordinates | null> {
  const position = parseViewerPosition((await cookies()).get(VIEWER_POSITION_COOKIE)?.value);
  if (position) return position;
  const actor = await currentActor();
  return actor && findSavedPosition(actor.id);
}

/** The same for a route handler, from its request. */
export async function viewerPositionOf(request: Request): Promise<Coordinates | null> {
  const position = parseViewerPosition(readCookie(request.headers, VIEWER_POSITION_COOKIE));
  if (position) return position;
  const actor = await authenticate(request, "optional");
  return actor && findSavedPosition(actor.id);
}

/** A user's saved own position; a mentor's teaching place is separate. */
export async function findSavedPosition(userId: string): Promise<Coordinates | null> {
  const user = await prisma.user.findUnique({ where: { id: userId }, select: { latitude: true, longitude: true } });
  return user && isValidCoordinates(user) ? user : null;
}

/**
 * Saves a user's own position; null deletes it.
 * @returns whether the account exists
 */
export async function savePosition(userId: string, position: Coordinates | null): Promise<boolean> {
  const { count } = await prisma.user.updateMany({
    where: { id: userId, ...ACTIVE_ACCOUNT },
    data: { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
  });
  return count > 0;
}

/** The cookie with the visitor's position; null deletes it. Client scripts read it too. */
export function cookiesOfLocation(position: Coordinates | null): CookieToSet[] {
  return [
    {
      name: VIEWER_POSITION_COOKIE,
      value: position ? formatViewerPosition(position) : "",
      httpOnly: false,
      secure: env.APP_URL.startsWith("https:"),
      sameSite: "lax",
      path: "/",
      expires: new Date(position ? Date.now() + VIEWER_POSITION_SECONDS * 1000 : 0),
    },
  ];
}
