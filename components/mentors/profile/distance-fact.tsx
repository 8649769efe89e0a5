"use client";

import { useSyncExternalStore } from "react";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { type Coordinates, distanceKm, formatDistance } from "@/lib/domain/places/coordinates.rules";
import { parseViewerPosition, VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";

const never = () => () => {};

function positionInCookie(): string {
  const entry = document.cookie.split(/;\s*/).find((pair) => pair.startsWith(`${VIEWER_POSITION_COOKIE}=`));
  return entry?.slice(VIEWER_POSITION_COOKIE.length + 1) ?? "";
}

/**
 * How far away the mentor is. The cached page is shared, so the browser fills the distance in if it knows the visitor's
 * place.
 */
export function DistanceFact({ to }: { to: Coordinates | null }) {
  const cookie = useSyncExternalStore(never, positionInCookie, () => "");
  const from = parseViewerPosition(decodeURIComponent(cookie));
  return <>{from && to ? formatDistance(distanceKm(from, to)) : profileMessages.notAvailable}</>;
}
