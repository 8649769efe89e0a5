"use server";

import { z } from "zod";
import { availabilityUpdateSchema, roomSchema } from "@/lib/domain/meetings/availability.schema";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { links } from "@/lib/links";
import { getOwnAvailability, updateAvailability, updateRoom } from "@/lib/server/meetings/availability";
import { defineOwnAction, defineOwnDataAction } from "./define-action";

/** Returns the stored hours, with the version that the next save must send. */
export const updateAvailabilityAction = defineOwnDataAction(availabilityUpdateSchema, async (hours, actor) =>
  updateAvailability(actor, hours),
);

/** The current hours, for a user whose save conflicted with another. */
export const getAvailabilityAction = defineOwnDataAction(z.undefined(), async (_input, actor) =>
  getOwnAvailability(actor),
);

export const saveRoomAction = defineOwnAction(roomSchema, async ({ roomUrl }, actor) => {
  await updateRoom(actor, roomUrl);
  return { message: messages.roomSaved, redirectTo: links.meetings };
});
