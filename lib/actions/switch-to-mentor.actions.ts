"use server";

import { z } from "zod";
import { switchMessages } from "@/lib/domain/account/switch.messages";
import { links } from "@/lib/links";
import { switchToMentor } from "@/lib/server/account/switch-to-mentor";
import { requireSignedIn } from "@/lib/server/auth/current-actor";
import { defineAction } from "./define-action";

export const switchToMentorAction = defineAction(z.object({}), async () => {
  await switchToMentor(await requireSignedIn());
  return { message: switchMessages.done, redirectTo: links.profile };
});
