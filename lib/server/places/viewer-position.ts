import "server-only";
import { cookies } from "next/headers";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { parseViewerPosition, VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";
import { readCookie } from "@/lib/server/http/read-cookie";

/** The visitor's position for a page, from the cookie that the visitor's own browser set; null when unknown. */
export async function readViewerPosition(): Promise<Coordinates | null> {
  return parseViewerPosition((await cookies()).get(VIEWER_POSITION_COOKIE)?.value);
}

/** The same for a route, which has the request in its hands. */
export function viewerPositionOf(request: Request): Coordinates | null {
  return parseViewerPosition(readCookie(request.headers, VIEWER_POSITION_COOKIE));
}
