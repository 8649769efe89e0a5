import type { z } from "zod";
import { mailRequestSchema } from "@/lib/domain/account/account.schema";
import { characters } from "@/lib/domain/text/readable.rules";
import { linesText, lineText } from "@/lib/domain/text/text-field";
import { CONTACT_MESSAGE, CONTACT_NAME_MAX, contactTexts as texts } from "./contact.messages";

/** A message to the operator. */
export const contactSchema = mailRequestSchema.extend({
  name: lineText(CONTACT_NAME_MAX, { wrong: texts.nameMissing, tooLong: texts.nameLong }).refine(
    (text) => text !== "",
    texts.nameMissing,
  ),
  message: linesText(CONTACT_MESSAGE.max, { wrong: texts.messageMissing, tooLong: texts.messageLong }).refine(
    (text) => characters(text) >= CONTACT_MESSAGE.min,
    texts.messageMissing,
  ),
});

export type ContactMessage = z.output<typeof contactSchema>;
