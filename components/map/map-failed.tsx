"use client";

import { Button } from "@/components/ui/button";
import { mapMessages } from "@/lib/domain/places/map.messages";

/** Replaces a map that could not be loaded or started. */
export function MapFailed({ reason }: { reason?: string }) {
  return (
    <div
      role="alert"
      className="flex h-full flex-col items-center justify-center gap-3 rounded-control bg-leaf-wash p-6"
    >
      <p className="font-display text-lg font-semibold">{mapMessages.loadingFailed}</p>
      <p className="text-center text-ink-soft">{mapMessages.tryAgain}</p>
      {reason && <p className="text-center text-sm text-ink-soft">{reason}</p>}
      <Button type="button" variant="secondary" onClick={() => window.location.reload()}>
        {mapMessages.reload}
      </Button>
    </div>
  );
}
