"use client";

import dynamic from "next/dynamic";
import { useState, useSyncExternalStore } from "react";
import { isPlainPress } from "@/lib/client/address";
import { statsCardTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { type Coordinates, distanceKm, formatDistance } from "@/lib/domain/places/coordinates.rules";
import { parseViewerPosition, VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";
import { listingHref, mentorProfileHref } from "@/lib/links";

/** A script that loads only when needed. */
const LocationControl = dynamic(() =>
  import("@/components/places/location-control").then((module) => module.LocationControl),
);

const never = () => () => {};

function positionInCookie(): string {
  const entry = document.cookie.split(/;\s*/).find((pair) => pair.startsWith(`${VIEWER_POSITION_COOKIE}=`));
  return entry?.slice(VIEWER_POSITION_COOKIE.length + 1) ?? "";
}

type DistanceRowProps = { to: Coordinates; username: string };

/**
 * How far away the mentor is. The cached page is shared, so the browser fills the distance in, or asks for the
 * visitor's place. Without JavaScript, the link opens the listing, which asks for it too.
 */
export function DistanceRow({ to, username }: DistanceRowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const cookie = useSyncExternalStore(never, positionInCookie, () => "");
  const from = parseViewerPosition(decodeURIComponent(cookie));
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 py-2.5">
      <dt className="shrink-0 text-ink-soft">{texts.distance}</dt>
      <dd className="min-w-0 text-right font-medium tabular-nums">
        {from ? (
          formatDistance(distanceKm(from, to))
        ) : (
          <a
            href={listingHref({ sort: "distance" })}
            rel="nofollow"
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              setIsAsked(true);
            }}
            className="-my-2.5 inline-block py-2.5 text-leaf underline underline-offset-4"
          >
            {texts.seeHowFar}
          </a>
        )}
      </dd>
      {isAsked && (
        <dd className="basis-full">
          <LocationControl place={null} isKnown={from !== null} from={mentorProfileHref(username)} />
        </dd>
      )}
    </div>
  );
}
