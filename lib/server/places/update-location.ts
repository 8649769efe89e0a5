import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { roundPosition } from "@/lib/domain/places/viewer-position.rules";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { writeSavedPosition } from "./saved-position.repository";

/**
 * Keeps a visitor's own position with their account, rounded; null forgets it. A mentor's place of teaching stays as it is.
 * @param actor null for a visitor without an account, whose position only their browser keeps
 * @returns the position as it is kept
 * @throws AppError too_many_requests; not_signed_in when the account is gone
 */
export async function updateLocation(actor: Actor | null, position: Coordinates | null): Promise<Coordinates | null> {
  const kept = position && roundPosition(position);
  if (actor) {
    await limitAttempts([["location-by-account", actor.id]]);
    if (!(await writeSavedPosition(actor.id, kept))) throw new AppError("not_signed_in");
  }
  return kept;
}
