import { z } from "zod";
import { type Coordinates, isValidCoordinates } from "./coordinates.rules";
import { geolocationMessages, locationMessages } from "./geolocation.messages";
import { TOWN_QUERY_MAX } from "./town.rules";

const degrees = (limit: number) =>
  z
    .number(geolocationMessages.invalid)
    .min(-limit, geolocationMessages.invalid)
    .max(limit, geolocationMessages.invalid);

/** The signed-in user's own position; two nulls delete it. Parses to a position or null. */
export const updateLocationSchema = z
  .object({ latitude: degrees(90).nullable(), longitude: degrees(180).nullable() }, geolocationMessages.invalid)
  .transform((point, context): Coordinates | null => {
    if (isValidCoordinates(point)) return point;
    const { latitude, longitude } = point;
    // Half a position is invalid.
    if (latitude !== null || longitude !== null) {
      const path = [latitude === null ? "latitude" : "longitude"];
      context.addIssue({ code: "custom", path, message: geolocationMessages.invalid });
    }
    return null;
  });

/** Response of `PATCH /users/updateLocation`: the stored position. */
export const savedLocationSchema = z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() });

export const townQuerySchema = z.object({ q: z.string().max(TOWN_QUERY_MAX).default("") });

/** A town in a search response. */
export const foundTownSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundTown = z.output<typeof foundTownSchema>;

/** Where to redirect after a location form; `safeReturnPath` validates it. */
const from = z.string().optional();

export const chooseTownSchema = z.object({
  town: z.string(locationMessages.unknownTown).trim().max(TOWN_QUERY_MAX, locationMessages.unknownTown),
  from,
});

export const forgetLocationSchema = z.object({ from });
