import "server-only";
import { cookies } from "next/headers";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { parseViewerPosition, VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";

/** The visitor's position from the cookie that the visitor's own browser set; null when unknown. */
export async function readViewerPosition(): Promise<Coordinates | null> {
  return parseViewerPosition((await cookies()).get(VIEWER_POSITION_COOKIE)?.value);
}
