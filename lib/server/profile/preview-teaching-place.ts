import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { PublicPlace } from "@/lib/domain/places/public-position.rules";
import { keyFor } from "@/lib/platform/auth/keys";
import type { Actor } from "@/lib/platform/auth/session";
import { nearestTownName } from "@/lib/server/places/nearest-town";
import { publicCell, publicPosition } from "@/lib/server/places/public-position";

/** What the public would see of a place of teaching: a point beside it and the town. Nothing is stored. */
export function previewTeachingPlace(actor: Actor, place: Coordinates): PublicPlace {
  const key = keyFor("positions");
  return {
    position: publicPosition(place, actor.id, key),
    placeName: nearestTownName(publicCell(place, actor.id, key).centre),
  };
}
