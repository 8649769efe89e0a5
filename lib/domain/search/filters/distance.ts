import { z } from "zod";
import { defineFilter } from "../filter";
import { listingMessages } from "../listing.messages";

/** The available limits, in kilometres. */
export const DISTANCE_LIMITS_KM = [5, 10, 20, 50] as const;
export type DistanceLimitKm = (typeof DISTANCE_LIMITS_KM)[number];

/** Maximum distance from the visitor, in kilometres. */
export const distance = defineFilter<DistanceLimitKm>({
  none: null,
  read: (text) => DISTANCE_LIMITS_KM.find((km) => String(km) === text),
  value: z.literal(DISTANCE_LIMITS_KM).meta({
    type: "integer",
    description: "At most so many kilometres from the position in the cookie user_location.",
  }),
  write: (km) => km,
  rows: () => null,
  token: () => null,
  chip: listingMessages.within,
  field: {
    label: "Distance",
    options: [
      { value: "", label: "Any Distance" },
      ...DISTANCE_LIMITS_KM.map((km) => ({ value: String(km), label: listingMessages.within(km) })),
    ],
  },
  circle: (radiusKm) => ({ radiusKm }),
});
