"use server";

import { contactTexts as texts } from "@/lib/domain/contact/contact.messages";
import { contactSchema } from "@/lib/domain/contact/contact.schema";
import { sendContactMessage } from "@/lib/server/contact/send-contact-message";
import { defineCachedPageAction } from "./define-action";

export const contactAction = defineCachedPageAction(contactSchema, async (input, actor, { address }) => {
  await sendContactMessage(input, { address, userId: actor?.id ?? null });
  return { message: texts.sent };
});
