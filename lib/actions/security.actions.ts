"use server";

import { z } from "zod";
import { factorCodeSchema } from "@/lib/domain/account/account.schema";
import { securityTexts as texts } from "@/lib/domain/account/second-factor.messages";
import { links } from "@/lib/links";
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes } from "@/lib/server/account/second-factor";
import { endOtherSession } from "@/lib/server/account/sessions";
import { defineOwnAction } from "./define-action";

export const confirmSecondFactorAction = defineOwnAction(factorCodeSchema, async ({ code }, actor) => {
  return { message: texts.turnedOn, lines: await confirmSecondFactor(actor, code) };
});

export const renewRecoveryCodesAction = defineOwnAction(factorCodeSchema, async ({ code }, actor) => {
  return { message: texts.renewed, lines: await renewRecoveryCodes(actor, code) };
});

export const removeSecondFactorAction = defineOwnAction(factorCodeSchema, async ({ code }, actor) => {
  await removeSecondFactor(actor, code);
  return { message: texts.removed, redirectTo: links.security };
});

export const endOtherSessionAction = defineOwnAction(z.object({ id: z.uuid() }), async (input, actor) => {
  await endOtherSession(actor, input);
  return { message: texts.ended, redirectTo: links.security };
});
