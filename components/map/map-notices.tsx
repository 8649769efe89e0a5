"use client";

import { Button } from "@/components/ui/button";
import type { DrawableView } from "@/lib/domain/search/map-data.rules";
import { mapMessages } from "@/lib/domain/places/map.messages";

const NOTICE = "pointer-events-auto rounded-control border border-line bg-card px-4 py-2 text-sm shadow-float";

type MapNoticesProps = {
  status: "idle" | "searching" | "failed";
  invalid: DrawableView["invalid"];
  onRetry: () => void;
};

/** Errors with the mentors of the map, shown over the map, which keeps working. */
export function MapNotices({ status, invalid, onRetry }: MapNoticesProps) {
  return (
    <div className="pointer-events-none absolute inset-x-3 top-28 flex flex-col items-center gap-2 sm:top-18">
      <div role="alert" className="contents">
        {status === "failed" && (
          <div className={`${NOTICE} flex flex-wrap items-center justify-center gap-x-4 gap-y-1`}>
            <p>
              <strong className="font-medium text-brick">{mapMessages.error}</strong> {mapMessages.searchFailed}
            </p>
            <Button type="button" variant="secondary" onClick={onRetry} className="px-4">
              {mapMessages.loadAgain}
            </Button>
          </div>
        )}
        {invalid === "some" && <p className={NOTICE}>{mapMessages.someInvalid}</p>}
        {invalid === "all" && <p className={NOTICE}>{mapMessages.noValidData}</p>}
      </div>
      {status === "searching" && <p className={NOTICE}>{mapMessages.searching}</p>}
    </div>
  );
}
