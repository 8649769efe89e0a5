import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { locationMessages } from "@/lib/domain/places/geolocation.messages";
import { townLabel } from "@/lib/domain/places/town.rules";
import { roundPosition } from "@/lib/domain/places/viewer-position.rules";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { searchTowns, townOf } from "./search-towns";
import { savePosition } from "./viewer-position";

/**
 * Saves the visitor's own position, rounded, in their account; null deletes it. A mentor's teaching place is
 * unaffected.
 * @param actor null for a visitor without an account, whose position stays in the browser
 * @returns the rounded position
 * @throws AppError too_many_requests; not_signed_in when the account is gone
 */
export async function updateLocation(actor: Actor | null, position: Coordinates | null): Promise<Coordinates | null> {
  const kept = position && roundPosition(position);
  if (actor) {
    await limitAttempts([["location-by-account", actor.id]]);
    if (!(await savePosition(actor.id, kept))) throw new AppError("not_signed_in");
  }
  return kept;
}

/**
 * Uses a town's centre as the visitor's position.
 * @param text a town's id, or its name as typed
 * @throws AppError invalid_input for an unknown town, with the closest match; errors of updateLocation
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
