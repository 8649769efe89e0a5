import { z } from "zod";
import { characters } from "@/lib/domain/text/readable.rules";
import { linesText } from "@/lib/domain/text/text-field";
import { ANSWER, COMMENT } from "./review.constants";
import { reviewMessages as messages } from "./review.messages";

/** Signs without a shape of their own: joiners, marks of direction, fillers, the empty Braille pattern and the like. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What no text may hold, because it cannot be stored or shown; lines and tabs may. */
const UNREADABLE = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** A text of several lines in which what can be seen is long enough. */
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

/** A review as it is written: both are needed, also when it is edited (docs/product.md, Input rules). */
export const reviewSchema = z.object({
  rating: ratingField,
  comment: textField(COMMENT, messages.bothNeeded, messages.commentShort),
});

/** What a mentor says to a review. */
export const answerSchema = z.object({ answer: textField(ANSWER, messages.answerShort, messages.answerShort) });

/** An id in an address; what is none leads to nothing, as an unknown one does. */
const NOBODY = "00000000-0000-0000-0000-000000000000";
export const idParamSchema = z.object({ id: z.uuid().catch(NOBODY) });

export type ReviewInput = z.output<typeof reviewSchema>;
