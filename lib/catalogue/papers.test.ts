import { describe, expect, it } from "vitest";
import { NO_LINK_YET, PAPER_CLASS_NAMES, PAPER_CLASSES } from "./papers";
import { findSubject } from "./subjects";

const subjects = PAPER_CLASSES.flatMap((entry) =>
  entry.subjects.map((subject) => ({ ...subject, label: `${entry.name} ${subject.name}`, className: entry.name })),
);
const papers = subjects.flatMap((subject) => subject.papers);
const subjectOf12th = (name: string) =>
  subjects.find((subject) => subject.className === "12th" && subject.name === name)!;
const samplesOf = (name: string) => subjectOf12th(name).papers.filter(({ title }) => title.startsWith("Sample Paper "));

describe("the question papers", () => {
  it("cover the documented classes and subjects", () => {
    expect(PAPER_CLASSES.map(({ name }) => name)).toEqual([...PAPER_CLASS_NAMES]);
    expect(PAPER_CLASSES.map(({ name, grade }) => name === `${grade}th`)).toEqual([true, true, true]);
    expect(PAPER_CLASSES.map((entry) => entry.subjects.map(({ name }) => name))).toEqual([
      ["Mathematics", "Science", "English"],
      ["Mathematics", "Physics", "Chemistry"],
      ["Physics", "Maths", "Hindi", "English", "Chemistry", "Biology"],
    ]);
  });

  it("cover 2023, 2024 and 2025, but only 2025 in the 12th class", () => {
    expect([...new Set(papers.map(({ year }) => year))].sort()).toEqual([2023, 2024, 2025]);
    for (const { className, papers: own, label } of subjects) {
      const years = [...new Set(own.map(({ year }) => year))].sort();
      expect(years, label).toEqual(className === "12th" ? [2025] : [2023, 2024]);
    }
  });

  it.each([
    ["Physics", 10],
    ["Maths", 10],
    ["Chemistry", 10],
    ["Biology", 10],
    ["Hindi", 5],
    ["English", 5],
  ])("has for 12th %s the Sample Papers 1 to %i", (name, count) => {
    expect(samplesOf(name).map(({ title }) => title)).toEqual(
      Array.from({ length: count }, (_, index) => `Sample Paper ${index + 1}`),
    );
  });

  it("include a paper for every 12th class subject, and electives for the two languages only", () => {
    for (const { name, papers: own } of PAPER_CLASSES[2]!.subjects) {
      const others = own.map(({ title }) => title).filter((title) => !title.startsWith("Sample Paper "));
      const isLanguage = name === "Hindi" || name === "English";
      expect(others).toEqual(
        isLanguage ? [`${name} Core Question Paper`, `${name} Elective Question Paper`] : [`${name} Question Paper`],
      );
    }
  });

  it("include a question paper and a sample paper for every year of the 10th and 11th class", () => {
    for (const { label, className, name, papers: own } of subjects) {
      if (className === "12th") continue;
      for (const year of [2023, 2024]) {
        const titles = own.filter((paper) => paper.year === year).map(({ title }) => title);
        expect(titles, label).toEqual([`${name} Question Paper ${year}`, `${name} Sample Paper ${year}`]);
      }
    }
  });

  it("have unique titles within a subject, and a placeholder or an address as the link", () => {
    for (const { label, papers: own } of subjects) {
      const titles = own.map(({ title }) => title);
      expect(new Set(titles).size, label).toBe(titles.length);
      for (const { link, title } of own) {
        expect(title.trim()).toBe(title);
        expect(link === NO_LINK_YET || /^https?:$/.test(new URL(link).protocol), `${label}: ${title}`).toBe(true);
      }
    }
  });

  it("cover only subjects that mentors can be searched by", () => {
    for (const { name } of subjects) expect(findSubject(name), name).toBeDefined();
  });
});
