import "server-only";
import { cookies } from "next/headers";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { parseViewerPosition, VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { authenticate } from "@/lib/platform/rest/authenticate";
import { readCookie } from "@/lib/platform/rest/read-cookie";
import { readSavedPosition } from "./saved-position.repository";

/**
 * The visitor's position for a page: from the cookie of this browser, else what the signed-in person has saved, so that a
 * new device knows it too; null when unknown. Visitors without a session cost no query.
 */
export async function readViewerPosition(): Promise<Coordinates | null> {
  const position = parseViewerPosition((await cookies()).get(VIEWER_POSITION_COOKIE)?.value);
  if (position) return position;
  const actor = await currentActor();
  return actor && readSavedPosition(actor.id);
}

/** The same for a route, which has the request in its hands. */
export async function viewerPositionOf(request: Request): Promise<Coordinates | null> {
  const position = parseViewerPosition(readCookie(request.headers, VIEWER_POSITION_COOKIE));
  if (position) return position;
  const actor = await authenticate(request, "optional");
  return actor && readSavedPosition(actor.id);
}
