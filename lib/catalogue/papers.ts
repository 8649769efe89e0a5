/**
 * The question papers (docs/product.md, Data). Past papers belong to the boards: `link` is an external address, or this
 * placeholder. To add an address, replace the paper's placeholder. A practice paper of our own takes the place of the
 * first two sample papers of each subject.
 */
export const NO_LINK_YET = "#";

export type Paper = {
  readonly title: string;
  readonly year: number;
  readonly link: string;
  /** The number of the practice paper that takes its place. */
  readonly practice?: 1 | 2;
};
export type PaperSubject = { readonly name: string; readonly papers: readonly Paper[] };

export const PAPER_CLASS_NAMES = ["10th", "11th", "12th"] as const;
export type PaperClassName = (typeof PAPER_CLASS_NAMES)[number];

export type PaperClass = {
  readonly name: PaperClassName;
  /** The grade used to search for mentors of this class. */
  readonly grade: number;
  readonly subjects: readonly PaperSubject[];
};

const paper = (title: string, year: number): Paper => ({ title, year, link: NO_LINK_YET });

/** @param position of the sample paper within its subject, from 0 */
function samplePaper(title: string, year: number, position: number): Paper {
  if (position > 1) return paper(title, year);
  return { ...paper(title, year), practice: position === 0 ? 1 : 2 };
}

const samplePapers = (count: number, year: number) =>
  Array.from({ length: count }, (_, index) => samplePaper(`Sample Paper ${index + 1}`, year, index));

/** One question paper and one sample paper per year. Titles include the year, so that they are unique. */
const yearlyPapers = (name: string, years: readonly number[]): PaperSubject => ({
  name,
  papers: years.flatMap((year, position) => [
    paper(`${name} Question Paper ${year}`, year),
    samplePaper(`${name} Sample Paper ${year}`, year, position),
  ]),
});

const BOARD_YEAR = 2025;

const boardSubject = (name: string): PaperSubject => ({
  name,
  papers: [paper(`${name} Question Paper`, BOARD_YEAR), ...samplePapers(10, BOARD_YEAR)],
});

/** The languages have a core exam and a separate elective exam. */
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
