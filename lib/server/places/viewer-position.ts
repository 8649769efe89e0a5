import "server-only";
import { cookies } from "next/headers";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { parseViewerPosition, VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";

/** The visitor's position for a page, from the cookie that the visitor's own browser set; null when unknown. */
export async function readViewerPosition(): Promise<Coordinates | null> {
  return parseViewerPosition((await cookies()).get(VIEWER_POSITION_COOKIE)?.value);
}

/** The same for a route, which has the request in its hands. */
export function viewerPositionOf(request: Request): Coordinates | null {
  const pairs = request.headers.get("Cookie")?.split(/;\s*/) ?? [];
  const name = `${VIEWER_POSITION_COOKIE}=`;
  const value = pairs.find((pair) => pair.startsWith(name))?.slice(name.length);
  return parseViewerPosition(value && decodeURIComponentSafely(value));
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
