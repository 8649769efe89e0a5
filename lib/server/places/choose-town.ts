import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { locationMessages } from "@/lib/domain/places/geolocation.messages";
import { townLabel } from "@/lib/domain/places/town.rules";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { searchTowns, townOf } from "./search-towns";
import { updateLocation } from "./update-location";

/**
 * Takes a town's centre for the visitor's position.
 * @param text a town's id or its name as somebody typed it
 * @throws AppError invalid_input for a town that we do not know, with the nearest one that we do; those of updateLocation
 */
export async function chooseTown(
  actor: Actor | null,
  text: string,
): Promise<{ position: Coordinates | null; label: string }> {
  const town = townOf(text);
  if (!town) {
    const [nearest] = searchTowns(text);
    const message = nearest ? locationMessages.otherTown(townLabel(nearest)) : locationMessages.unknownTown;
    throw new AppError("invalid_input", { message, fields: [{ field: "town", message }] });
  }
  return { position: await updateLocation(actor, town), label: townLabel(town) };
}
