"use server";

import { z } from "zod";
import { availabilityUpdateSchema } from "@/lib/domain/meetings/availability.schema";
import { getOwnAvailability, updateAvailability } from "@/lib/server/meetings/availability";
import { defineOwnDataAction } from "./define-action";

/** Returns the stored hours, with the version that the next save must send. */
export const updateAvailabilityAction = defineOwnDataAction(availabilityUpdateSchema, async (hours, actor) =>
  updateAvailability(actor, hours),
);

/** The current hours, for a user whose save conflicted with another. */
export const getAvailabilityAction = defineOwnDataAction(z.undefined(), async (_input, actor) =>
  getOwnAvailability(actor),
);
