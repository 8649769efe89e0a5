/**
 * The question papers (docs/product.md, Data). We host no files: `link` is an outside address, or this placeholder
 * until there is one. Whoever adds an address only replaces the placeholder of its paper.
 */
export const NO_LINK_YET = "#";

export type Paper = { readonly title: string; readonly year: number; readonly link: string };
export type PaperSubject = { readonly name: string; readonly papers: readonly Paper[] };

export const PAPER_CLASS_NAMES = ["10th", "11th", "12th"] as const;
export type PaperClassName = (typeof PAPER_CLASS_NAMES)[number];

export type PaperClass = {
  readonly name: PaperClassName;
  /** The grade by which mentors of this class are searched. */
  readonly grade: number;
  readonly subjects: readonly PaperSubject[];
};

const paper = (title: string, year: number): Paper => ({ title, year, link: NO_LINK_YET });

const samplePapers = (count: number, year: number) =>
  Array.from({ length: count }, (_, index) => paper(`Sample Paper ${index + 1}`, year));

/** One question paper and one sample paper a year; the year stands in the titles, so that each title stands for itself. */
const yearlyPapers = (name: string, years: readonly number[]): PaperSubject => ({
  name,
  papers: years.flatMap((year) => [
    paper(`${name} Question Paper ${year}`, year),
    paper(`${name} Sample Paper ${year}`, year),
  ]),
});

const BOARD_YEAR = 2025;

const boardSubject = (name: string): PaperSubject => ({
  name,
  papers: [paper(`${name} Question Paper`, BOARD_YEAR), ...samplePapers(10, BOARD_YEAR)],
});

/** The languages are examined as a core subject and, separately, as an elective. */
const boardLanguage = (name: string): PaperSubject => ({
  name,
  papers: [
    paper(`${name} Core Question Paper`, BOARD_YEAR),
    paper(`${name} Elective Question Paper`, BOARD_YEAR),
    ...samplePapers(5, BOARD_YEAR),
  ],
});

export const PAPER_CLASSES: readonly PaperClass[] = [
  {
    name: "10th",
    grade: 10,
    subjects: ["Mathematics", "Science", "English"].map((name) => yearlyPapers(name, [2024, 2023])),
  },
  {
    name: "11th",
    grade: 11,
    subjects: ["Mathematics", "Physics", "Chemistry"].map((name) => yearlyPapers(name, [2024, 2023])),
  },
  {
    name: "12th",
    grade: 12,
    subjects: [
      boardSubject("Physics"),
      boardSubject("Maths"),
      boardLanguage("Hindi"),
      boardLanguage("English"),
      boardSubject("Chemistry"),
      boardSubject("Biology"),
    ],
  },
];
