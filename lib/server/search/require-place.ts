import "server-only";
import { AppError } from "@/lib/errors";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { type ListingFilter, needsPlace } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";

/**
 * Refuses a distance without a place to measure it from, so that nobody takes unfiltered mentors for near ones.
 * @throws AppError invalid_input
 */
export function requirePlace(filter: Pick<ListingFilter, "distanceKm">, viewer: Coordinates | null): void {
  if (!needsPlace(filter, viewer)) return;
  const message = listingMessages.distanceNeedsPlace;
  throw new AppError("invalid_input", { message, fields: [{ field: "distance", message }] });
}
