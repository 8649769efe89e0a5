import { z } from "zod";
import { holdsContactDetails } from "@/lib/domain/flags/contact-details.rules";
import { characters } from "@/lib/domain/text/readable.rules";
import { linesText } from "@/lib/domain/text/text-field";
import { ANSWER, COMMENT } from "./review.constants";
import { reviewMessages as messages } from "./review.messages";

/**
 * Characters without a glyph of their own: joiners, directional marks, fillers, the empty Braille pattern and so on.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Characters that cannot be stored or shown; line breaks and tabs are fine. */
const UNREADABLE = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** A multi-line text whose visible part is long enough. */
function textField({ min, max }: { min: number; max: number }, missing: string, tooShort: string) {
  return linesText(max, { wrong: missing, tooLong: messages.commentLong })
    .refine((text) => text !== "", { message: missing, abort: true })
    .refine((text) => characters(text.replace(INVISIBLE, "").trim()) >= min, tooShort)
    .refine((text) => !UNREADABLE.test(text), messages.unreadable);
}

/** Forms send numbers as text. */
const ratingField = z.preprocess(
  (value) => (typeof value === "string" && /^[1-5]$/.test(value) ? Number(value) : value),
  z.number(messages.bothNeeded).int(messages.ratingRange).min(1, messages.ratingRange).max(5, messages.ratingRange),
);

/** A review as submitted: both fields are required, also for edits (docs/product.md, Input rules). */
export const reviewSchema = z.object({
  rating: ratingField,
  comment: textField(COMMENT, messages.bothNeeded, messages.commentShort),
});

/** A mentor's answer to a review. */
export const answerSchema = z.object({
  answer: textField(ANSWER, messages.answerShort, messages.answerShort).refine(
    (text) => !holdsContactDetails(text),
    messages.answerHoldsContacts,
  ),
});

/** An id in an address; an invalid one matches nothing, like an unknown one. */
const NOBODY = "00000000-0000-0000-0000-000000000000";
export const idParamSchema = z.object({ id: z.uuid().catch(NOBODY) });

export type ReviewInput = z.output<typeof reviewSchema>;
