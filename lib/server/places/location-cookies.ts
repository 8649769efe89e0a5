import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import {
  formatViewerPosition,
  VIEWER_POSITION_COOKIE,
  VIEWER_POSITION_SECONDS,
} from "@/lib/domain/places/viewer-position.rules";
import type { CookieToSet } from "@/lib/platform/auth/session-cookies";
import { env } from "@/lib/platform/env";

/** The cookie that tells pages where the visitor is, or takes it out of the browser for null. Scripts may read it too. */
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
