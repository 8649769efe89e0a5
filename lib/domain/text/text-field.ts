import { z } from "zod";
import { characters } from "./readable.rules";

/** Raw texts may be this many times longer: they include UTF-16 surrogates, combining accents, CRs and extra spaces. */
const RAW_FACTOR = 3;

type Texts = {
  /** Error for a value that is not a string. */
  wrong: string;
  tooLong: string;
};

/**
 * A raw text. Checks its length first: normalising takes quadratic time (3 s for 60,000 accents in the wrong order),
 * and so may later steps of a schema.
 * @param max maximum characters in the stored text
 */
export function rawText(max: number, { wrong, tooLong }: Texts) {
  return z.string(wrong).refine((text) => text.length <= max * RAW_FACTOR, { message: tooLong, abort: true });
}

/** One line: trims it and collapses repeated spaces. */
export function lineText(max: number, texts: Texts) {
  return rawText(max, texts)
    .transform((text) => text.normalize("NFC").trim().replace(/\s+/gu, " "))
    .refine((text) => characters(text) <= max, { message: texts.tooLong, abort: true });
}

/** A text of several lines that must not be empty. */
export function requiredLines(max: number, { missing, tooLong }: { missing: string; tooLong: string }) {
  return linesText(max, { wrong: missing, tooLong }).refine((text) => text !== "", missing);
}

/** A text of several lines. */
export function linesText(max: number, texts: Texts) {
  return rawText(max, texts)
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => characters(text) <= max, { message: texts.tooLong, abort: true });
}
