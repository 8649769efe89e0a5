import { z } from "zod";
import { defineFilter } from "../filter";
import { dayMask, SOON_DAYS, soonDays } from "../free-times.rules";
import { listingMessages } from "../listing.messages";

/** A free time today or on one of the six days after it, counted in UTC. */
export const soon = defineFilter<true>({
  none: null,
  read: (text) => (text === "1" ? true : null),
  // The contract shows what an address holds.
  value: z.literal(true).meta({ type: "string", const: "1", description: `Free in the next ${SOON_DAYS} days.` }),
  write: () => "1",
  rows: (_, { now }) => ({ column: "free_days", type: "int8", anyOf: dayMask(soonDays(now)) }),
  token: () => null,
  chip: () => listingMessages.freeSoon(SOON_DAYS),
  field: {
    label: listingMessages.free,
    options: [
      { value: "", label: "Any Time" },
      { value: "1", label: listingMessages.inDays(SOON_DAYS) },
    ],
  },
});
