"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useAccount } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { MapFailed } from "@/components/map/map-failed";
import { TownCombobox } from "@/components/places/town-combobox";
import { Button } from "@/components/ui/button";
import { previewTeachingPlaceAction } from "@/lib/actions/profile.actions";
import { askForPosition } from "@/lib/client/viewer-position";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { geolocationMessages } from "@/lib/domain/places/geolocation.messages";
import type { MapTiles } from "@/lib/domain/places/map-layer";
import type { PublicPlace } from "@/lib/domain/places/public-position.rules";
import { placeEditorTexts as texts } from "@/lib/domain/profile/place.messages";

const PlaceMap = dynamic(() => import("./place-map").catch(() => ({ default: () => <MapFailed /> })), { ssr: false });

type PlaceEditorProps = {
  tiles: MapTiles;
  initialPin: Coordinates | null;
  isSaving: boolean;
  onSave: (pin: Coordinates) => void;
  onCancel: () => void;
};

/** Sets the place by a town, the browser's position or the map, and previews what the public will see. */
export function PlaceEditor({ tiles, initialPin, isSaving, onSave, onCancel }: PlaceEditorProps) {
  const account = useAccount();
  const [pin, setPin] = useState(initialPin);
  const [seen, setSeen] = useState<{ of: Coordinates; place: PublicPlace } | null>(null);
  const publicPlace = seen?.of === pin ? seen?.place : undefined;

  useEffect(() => {
    if (!pin) return;
    let isLatest = true;
    account()
      .then((id) => previewTeachingPlaceAction(id, pin))
      .then((answer) => isLatest && answer.status === "done" && setSeen({ of: pin, place: answer.data }))
      // The pin can be saved without the preview.
      .catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [pin, account]);

  async function locate() {
    const answer = await askForPosition();
    if ("failure" in answer) notify.error(geolocationMessages[answer.failure]);
    else setPin(answer.position);
  }

  return (
    <div className="flex w-full flex-col gap-4">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <form onSubmit={(event) => event.preventDefault()}>
          <TownCombobox
            label={texts.town}
            onType={() => {}}
            onChoose={({ latitude, longitude }) => setPin({ latitude, longitude })}
          />
        </form>
        <Button type="button" variant="secondary" onClick={locate}>
          {texts.iAmThere}
        </Button>
      </div>
      <div className="h-80 w-full sm:h-96">
        <PlaceMap tiles={tiles} pin={pin} publicPoint={publicPlace?.position ?? null} onMove={setPin} />
      </div>
      <p role="status" className="text-sm">
        {!pin
          ? texts.chooseTownPress
          : publicPlace
            ? texts.publicSeesDashed(publicPlace.placeName)
            : texts.dragPinPress}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" disabled={!pin || isSaving} onClick={() => pin && onSave(pin)}>
          {isSaving ? texts.saving : texts.savePlace}
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
