"use server";

import { z } from "zod";
import { availabilityUpdateSchema } from "@/lib/domain/meetings/availability.schema";
import { requireSignedIn } from "@/lib/server/auth/current-actor";
import { readAvailability } from "@/lib/server/meetings/read-availability";
import { updateAvailability } from "@/lib/server/meetings/update-availability";
import { defineDataAction } from "./define-action";

/** Answers the hours as they are kept, with the version that the next save names. */
export const updateAvailabilityAction = defineDataAction(availabilityUpdateSchema, async (hours) =>
  updateAvailability(await requireSignedIn(), hours),
);

/** The hours as they stand now, for somebody whose save came second. */
export const readAvailabilityAction = defineDataAction(z.undefined(), async () =>
  readAvailability(await requireSignedIn()),
);
