import type { PaperClassName } from "@/lib/catalogue/papers";

/**
 * A practice paper as data. The page, the PDF and the tests read it.
 *
 * Texts are paragraphs, separated by an empty line; a single line break stays one. `$…$` is a formula in TeX, `$$…$$` one
 * on a line of its own, `\ce{…}` in it a chemical formula; `**bold**` and `*italic*` are the only other marks.
 */
export type PracticePaper = {
  readonly className: PaperClassName;
  /** The subject's name in the catalogue of papers. */
  readonly subject: string;
  readonly number: 1 | 2;
  readonly language: "en" | "hi";
  readonly minutes: number;
  readonly marks: number;
  readonly instructions: readonly string[];
  readonly sections: readonly PaperSection[];
};

export type PaperSection = {
  /** "A", "B", … or "क", "ख", … */
  readonly name: string;
  /** What the section holds: "Multiple choice questions". */
  readonly title: string;
  /** What holds for all its questions: "Each question carries 2 marks." */
  readonly instructions?: string;
  readonly questions: readonly PaperQuestion[];
};

/** A drawing: an `<svg>` with a `viewBox`, drawn with `currentColor`, and what it shows in words. */
export type Figure = { readonly svg: string; readonly alt: string };

/** A table; the first row is its head. Cells take the marks of a text. */
export type PaperTable = readonly (readonly string[])[];

/** A step of the marking scheme and the marks that it earns. */
type MarkedStep = readonly [text: string, marks: number];

export type PaperAnswer = {
  /** The position of the right option, from 0. */
  readonly option?: number;
  /** The marking scheme; the marks of its steps add up to the marks of the question. */
  readonly steps: readonly MarkedStep[];
  /** A model answer in full, for texts that students write. */
  readonly model?: string;
  /** The numbers that the answer ends with, which a test computes again. */
  readonly numbers?: readonly number[];
};

/** What is asked: a task has an answer, or parts that have theirs. */
export type PaperTask = {
  /** A text or a case to read before the question. */
  readonly passage?: string;
  readonly text: string;
  readonly figure?: Figure;
  readonly table?: PaperTable;
  readonly options?: readonly string[];
  readonly answer?: PaperAnswer;
  readonly parts?: readonly PaperPart[];
};

/** A part of a question, "(a)", and what may be answered in its place. */
export type PaperPart = Omit<PaperTask, "parts" | "passage"> & {
  readonly label: string;
  readonly marks: number;
  readonly or?: Omit<PaperTask, "parts" | "passage">;
};

/** A question; internal choice offers another task of the same marks in its place. */
export type PaperQuestion = PaperTask & { readonly number: number; readonly marks: number; readonly or?: PaperTask };
