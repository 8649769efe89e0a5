import { z } from "zod";
import { REACH_KM } from "@/lib/domain/mentors/teaching-modes.rules";
import { defineFilter } from "../filter";
import { listingMessages } from "../listing.messages";
import { MODE_BITS, modeToken } from "../tokens.rules";

const FORMATS = ["online", "home", "place"] as const;
type Format = (typeof FORMATS)[number];

/** How a mentor teaches: online, at the visitor's home, or at the mentor's place. */
export const format = defineFilter<Format>({
  none: null,
  read: (text) => text.toLowerCase(),
  value: z.enum(FORMATS).meta({
    description: "`home`: the mentor travels as far as the position in the cookie user_location.",
  }),
  write: (key) => key,
  rows: (key) => ({ column: "mode_mask", type: "int4", anyOf: 1 << MODE_BITS[key] }),
  token: (key) => ({ token: modeToken(MODE_BITS[key]) }),
  // The largest possible reach of a mentor.
  circle: (key) => (key === "home" ? { radiusKm: REACH_KM.max, isWithinReach: true } : null),
  chip: (key) => listingMessages.formats[key],
  instead: "online",
  field: {
    label: "Format",
    options: [
      { value: "", label: "Any Format" },
      ...FORMATS.map((key) => ({ value: key, label: listingMessages.formats[key] })),
    ],
  },
});
