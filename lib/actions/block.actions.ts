"use server";

import { z } from "zod";
import { blockTexts as texts } from "@/lib/domain/blocks/block.messages";
import { ownProfileHref } from "@/lib/links";
import { blockPerson, unblockPerson } from "@/lib/server/blocks/block-people";
import { defineOwnAction } from "./define-action";

const personSchema = z.object({ userId: z.uuid() });

export const blockPersonAction = defineOwnAction(personSchema, async ({ userId }, actor) => {
  return { message: texts.done(await blockPerson(actor, userId)), redirectTo: ownProfileHref("settings") };
});

export const unblockPersonAction = defineOwnAction(personSchema, async ({ userId }, actor) => {
  await unblockPerson(actor, userId);
  return { message: texts.unblocked, redirectTo: ownProfileHref("settings") };
});
