"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { MapTiles } from "@/lib/domain/places/map-layer";
import { teachingPlaceTexts as texts } from "@/lib/domain/profile/place.messages";
import { PlaceEditor } from "./place-editor";
import { useTeachingPlace } from "./use-teaching-place";

type TeachingPlaceProps = { place: Coordinates | null; placeName: string | null; tiles: MapTiles };

/** Where a mentor teaches: the name of the town, and a map to set it. */
export function TeachingPlace({ place, placeName, tiles }: TeachingPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { save, isSaving } = useTeachingPlace();

  return (
    <section
      id="place"
      aria-labelledby="place-title"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="place-title" className="font-display text-lg font-semibold">
        {texts.whereTeach}
      </h2>
      <p className="text-sm text-ink-soft">{texts.parentsSeeTown}</p>
      {isOpen ? (
        <PlaceEditor
          tiles={tiles}
          initialPin={place}
          isSaving={isSaving}
          onCancel={() => setIsOpen(false)}
          onSave={async (pin) => {
            if (await save(pin)) setIsOpen(false);
          }}
        />
      ) : (
        <>
          {place && (
            <p className="flex items-center gap-2">
              <i className="icon size-5 shrink-0 text-leaf icon-map-pin" />
              {placeName ?? texts.placeFarFrom}
            </p>
          )}
          <div className="js-only flex flex-wrap gap-3">
            <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>
              {place ? texts.changePlace : texts.setPlace}
            </Button>
            {place && (
              <Button type="button" variant="secondary" disabled={isSaving} onClick={() => void save(null)}>
                {texts.removePlace}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
