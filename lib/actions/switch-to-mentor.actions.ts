"use server";

import { z } from "zod";
import { switchMessages } from "@/lib/domain/account/switch.messages";
import { AppError } from "@/lib/errors";
import { links } from "@/lib/links";
import { switchToMentor } from "@/lib/server/account/switch-to-mentor";
import { currentActor } from "@/lib/server/auth/current-actor";
import { defineAction } from "./define-action";

export const switchToMentorAction = defineAction(z.object({}), async () => {
  const actor = await currentActor();
  if (!actor) throw new AppError("not_signed_in");
  await switchToMentor(actor);
  return { message: switchMessages.done, redirectTo: links.profile };
});
