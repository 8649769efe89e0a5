import { useEffect, useState } from "react";
import { useOwnLocation } from "@/components/places/use-own-location";
import { positionIfGranted } from "@/lib/client/viewer-position";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { roundPosition } from "@/lib/domain/places/viewer-position.rules";

/** Whether both places are the same, or both unknown. */
export function isSamePlace(a: Coordinates | null, b: Coordinates | null): boolean {
  return a?.latitude === b?.latitude && a?.longitude === b?.longitude;
}

/**
 * The visitor's position, from the page or fresh from the browser. With an earlier permission, the browser is queried
 * without a click, for this map only: nothing is stored, so that a deleted place stays deleted.
 */
export function useVisitor(position: Coordinates | null) {
  const { isAsking, locate } = useOwnLocation();
  const [found, setFound] = useState<{ at: Coordinates; insteadOf: Coordinates | null } | null>(null);
  const visitor = found && isSamePlace(found.insteadOf, position) ? found.at : position;

  async function find(): Promise<Coordinates | null> {
    const answer = await locate();
    const at = answer && roundPosition(answer);
    if (at) setFound({ at, insteadOf: position });
    return at;
  }

  const [wasUnknown] = useState(position === null);
  useEffect(() => {
    if (!wasUnknown) return;
    let isWanted = true;
    void positionIfGranted().then((at) => {
      if (at && isWanted) setFound({ at: roundPosition(at), insteadOf: null });
    });
    return () => {
      isWanted = false;
    };
  }, [wasUnknown]);

  return { visitor, isLocating: isAsking, find };
}
