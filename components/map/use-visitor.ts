import { useEffect, useRef, useState } from "react";
import { useOwnLocation } from "@/components/places/use-own-location";
import { isLocationGranted } from "@/lib/client/viewer-position";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { roundPosition } from "@/lib/domain/places/viewer-position.rules";

/**
 * Where the visitor is: as the page knows it, or as the browser has just told. Where the permission was given before, the
 * browser is asked without a press.
 */
export function useVisitor(position: Coordinates | null) {
  const { isAsking, locate } = useOwnLocation();
  const [found, setFound] = useState<{ at: Coordinates; insteadOf: Coordinates | null } | null>(null);
  const isSame =
    found?.insteadOf?.latitude === position?.latitude && found?.insteadOf?.longitude === position?.longitude;
  const visitor = found && isSame ? found.at : position;

  async function find(): Promise<Coordinates | null> {
    const answer = await locate();
    const at = answer && roundPosition(answer);
    if (at) setFound({ at, insteadOf: position });
    return at;
  }

  const isUnknown = visitor === null;
  const ask = useRef(find);
  useEffect(() => {
    ask.current = find;
  });
  useEffect(() => {
    if (!isUnknown) return;
    let isWanted = true;
    void isLocationGranted().then((isGranted) => {
      if (isGranted && isWanted) void ask.current();
    });
    return () => {
      isWanted = false;
    };
  }, [isUnknown]);

  return { visitor, isLocating: isAsking, find };
}
