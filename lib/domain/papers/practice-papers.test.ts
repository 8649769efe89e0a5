import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { formulaMarkup } from "./formula.rules";
import { readPaperText } from "./paper-text.rules";
import { DEVANAGARI_CHARACTERS, FORMULA_CHARACTERS } from "@/lib/catalogue/practice-papers/font-characters";
import { WRITTEN_PAPERS } from "@/lib/catalogue/practice-papers/written";
import { listAnsweredTasks } from "@/lib/catalogue/practice-papers/paper-answers";
import type { PaperTask, PracticePaper } from "@/lib/catalogue/practice-papers/practice-paper";

/** What the site's own font and that of Hindi hold. */
const TEXT_CHARACTERS = new Set([
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\n–—‘’“”…₹•†‡‰→←↑↓−×÷°′″≈≤≥Ωπαβγδθλμ½⅓¼¾²³",
  ...DEVANAGARI_CHARACTERS,
  "।",
  "॥",
]);

const FOLDER = new URL("../../catalogue/practice-papers/", import.meta.url);

const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => /-[12]\.ts$/.test(file));

const papers = await Promise.all(
  files.map(async (file) => ({
    file,
    paper: ((await import(new URL(file, FOLDER).href)) as { paper: PracticePaper }).paper,
  })),
);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function textsOfTask({ text, passage = "", table = [], options = [], answer, parts = [] }: PaperTask): string[] {
  const answers = answer === undefined ? [] : [...answer.steps.map(([step]) => step), answer.model ?? ""];
  const ofParts = parts.flatMap((part) => [
    ...textsOfTask(part),
    ...(part.or === undefined ? [] : textsOfTask(part.or)),
  ]);
  return [text, passage, ...table.flat(), ...options, ...answers, ...ofParts];
}

const questionsOf = (paper: PracticePaper) => paper.sections.flatMap(({ questions }) => questions);

const tasksOf = (paper: PracticePaper): PaperTask[] =>
  questionsOf(paper).flatMap((question) => [question, ...(question.or === undefined ? [] : [question.or])]);

function figuresOf(task: PaperTask): { svg: string; alt: string }[] {
  const parts = (task.parts ?? []).flatMap((part) => [part, ...(part.or === undefined ? [] : [part.or])]);
  return [...(task.figure === undefined ? [] : [task.figure]), ...parts.flatMap(figuresOf)];
}

const textsOf = (paper: PracticePaper) => [
  ...paper.instructions,
  ...paper.sections.flatMap(({ title, instructions = "" }) => [title, instructions]),
  ...tasksOf(paper).flatMap(textsOfTask),
];

it("are all listed as written", () => {
  expect(files.map((file) => file.replace(/\.ts$/, "")).sort()).toEqual([...WRITTEN_PAPERS].sort());
});

describe.each(papers)("$file", ({ file, paper }) => {
  it("is a paper of the catalogue, in the file of its name", () => {
    const subjects = PAPER_CLASSES.find(({ name }) => name === paper.className)?.subjects.map(({ name }) => name);
    expect(subjects).toContain(paper.subject);
    expect(file).toBe(`${paper.className}/${paper.subject.toLowerCase()}-${paper.number}.ts`);
  });

  it("counts its questions and adds up its marks", () => {
    const questions = questionsOf(paper);
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
    expect(sum(questions.map(({ marks }) => marks))).toBe(paper.marks);
    for (const question of questions) {
      for (const { parts } of [question, question.or ?? {}] as PaperTask[]) {
        if (parts !== undefined)
          expect(sum(parts.map(({ marks }) => marks)), `${question.number}`).toBe(question.marks);
      }
    }
  });

  it("answers everything, with a marking scheme that adds up and an option that exists", () => {
    for (const { place, marks, task } of listAnsweredTasks(paper)) {
      expect(task.answer, place).toBeDefined();
      expect(sum(task.answer!.steps.map(([, mark]) => mark)), place).toBe(marks);
      expect(task.answer!.option === undefined, place).toBe(task.options === undefined);
      if (task.options === undefined) continue;
      expect(task.options.length, place).toBe(4);
      expect(new Set(task.options).size, place).toBe(4);
      expect(task.options[task.answer!.option!], place).toBeDefined();
    }
  });

  it("holds formulas that KaTeX can set, and no mark left open", () => {
    for (const text of textsOf(paper)) {
      for (const { kind, text: piece } of readPaperText(text).flat()) {
        if (kind === "text") expect(piece, text).not.toMatch(/<[a-z/]|\\[a-z]/i);
        else expect(() => formulaMarkup(piece), text).not.toThrow();
      }
    }
  });

  it("uses only characters of its fonts", () => {
    for (const { kind, text } of textsOf(paper).flatMap(readPaperText).flat()) {
      const letters = kind === "text" ? text : formulaMarkup(text).replace(/<[^>]*>|&[a-z]+;/g, "");
      const known = kind === "text" ? TEXT_CHARACTERS : new Set(`${FORMULA_CHARACTERS}\n`);
      const unknown = [...letters].filter((letter) => !known.has(letter));
      expect(unknown, text).toEqual([]);
    }
  });

  it("draws figures that scale, take the page's colour and are told in words", () => {
    for (const { svg, alt } of tasksOf(paper).flatMap(figuresOf)) {
      expect(svg).toMatch(/^<svg viewBox="[-\d. ]+"/);
      expect(svg.trim()).toMatch(/<\/svg>$/);
      expect(svg).not.toMatch(/<script|\son\w+=|href=|style=|<style/i);
      expect(alt.length).toBeGreaterThan(20);
    }
  });
});
