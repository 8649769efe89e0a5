"use server";

import { z } from "zod";
import { switchMessages } from "@/lib/domain/account/switch.messages";
import { links } from "@/lib/links";
import { switchToMentor } from "@/lib/server/account/switch-to-mentor";
import { defineOwnAction } from "./define-action";

export const switchToMentorAction = defineOwnAction(z.object({}), async (_input, actor) => {
  await switchToMentor(actor);
  return { message: switchMessages.done, redirectTo: links.profile };
});
