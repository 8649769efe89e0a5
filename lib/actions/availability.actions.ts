"use server";

import { z } from "zod";
import { availabilityUpdateSchema } from "@/lib/domain/meetings/availability.schema";
import { getOwnAvailability, updateAvailability } from "@/lib/server/meetings/availability";
import { defineOwnDataAction } from "./define-action";

/** Answers the hours as they are kept, with the version that the next save names. */
export const updateAvailabilityAction = defineOwnDataAction(availabilityUpdateSchema, async (hours, actor) =>
  updateAvailability(actor, hours),
);

/** The hours as they stand now, for somebody whose save came second. */
export const getAvailabilityAction = defineOwnDataAction(z.undefined(), async (_input, actor) =>
  getOwnAvailability(actor),
);
