import { site } from "@/lib/site";

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Texts within a practice paper, in the language of the paper. */
export const practicePaperTexts = {
  en: {
    question: "Question",
    marks: (count: number) => countOf(count, "mark", "marks"),
    or: "OR",
    table: "Table",
    answer: "Answer",
    model: "A model answer",
    time: (hours: number) => `Time: ${countOf(hours, "hour", "hours")}`,
    maximum: (marks: number) => `Maximum marks: ${marks}`,
    instructions: "General instructions",
    section: (name: string, title: string) => `Section ${name}: ${title}`,
  },
  hi: {
    question: "प्रश्न",
    marks: (count: number) => `${count} अंक`,
    or: "अथवा",
    table: "तालिका",
    answer: "उत्तर",
    model: "आदर्श उत्तर",
    time: (hours: number) => `समय: ${hours} घंटे`,
    maximum: (marks: number) => `अधिकतम अंक: ${marks}`,
    instructions: "सामान्य निर्देश",
    section: (name: string, title: string) => `खंड ${name}: ${title}`,
  },
} as const;

type PaperFacts = { title: string; questions: number; marks: number; hours: number };

/** Texts around a practice paper. */
export const practicePaperPageTexts = {
  home: "Home",
  notice: `Practice paper by ${site.name}, not a board paper`,
  written: "We wrote it in the pattern of the current board exam.",
  open: "Open",
  download: "Download the PDF",
  print: "Print",
  showAnswers: "Show answers",
  hideAnswers: "Hide answers",
  stuck: "Stuck on a question?",
  stuckHint: (classTitle: string, subject: string) =>
    `Mentors who teach ${subject} to the ${classTitle} explain it in a 30-minute meeting.`,
  askMentor: "Ask a mentor about this paper",
  answersTitle: (title: string) => `${title}, with answers`,
  description: ({ title, questions, marks, hours }: PaperFacts) =>
    `${title}: a practice paper with ${questions} questions for ${marks} marks in ${hours} hours. Read it here, print it or download the PDF.`,
  answersDescription: ({ title, questions, marks }: PaperFacts) =>
    `The answers to all ${questions} questions of the ${title}, with the steps that earn its ${marks} marks.`,
} as const;
