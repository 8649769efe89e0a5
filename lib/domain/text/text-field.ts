import { z } from "zod";
import { characters } from "./readable.rules";

/** Halves of characters, accents of their own, line ends and spaces that are taken out: so much longer a text may arrive. */
const RAW_FACTOR = 3;

type Texts = {
  /** For what is not a text. */
  wrong: string;
  tooLong: string;
};

/**
 * A text that is not changed yet. Its length is checked before anything else: normalising takes time by the square of it
 * (3 s for 60,000 accents in the wrong order), and so may whatever a schema does next.
 * @param max characters in the text as it is kept
 */
export function rawText(max: number, { wrong, tooLong }: Texts) {
  return z.string(wrong).refine((text) => text.length <= max * RAW_FACTOR, { message: tooLong, abort: true });
}

/** One line: spaces at the ends and in a row are taken out. */
export function lineText(max: number, texts: Texts) {
  return rawText(max, texts)
    .transform((text) => text.normalize("NFC").trim().replace(/\s+/gu, " "))
    .refine((text) => characters(text) <= max, { message: texts.tooLong, abort: true });
}

/** A text of several lines. */
export function linesText(max: number, texts: Texts) {
  return rawText(max, texts)
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => characters(text) <= max, { message: texts.tooLong, abort: true });
}
