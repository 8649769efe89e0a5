import {
  type Paper,
  PAPER_CLASSES,
  type PaperClass,
  type PaperClassName,
  type PaperSubject,
} from "@/lib/catalogue/papers";
import { findSubject, type Subject } from "@/lib/catalogue/subjects";
import { gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";

/** A subject of a class, with its papers. */
export type FoundPapers = { paperClass: PaperClass; subject: PaperSubject };

const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** Decodes a segment of an address; null when its percent-encoding is invalid. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const findClass = (text: string) => PAPER_CLASSES.find(({ name }) => isSameWord(text, name));

/** The class that filters the list of papers; null, which means all, for any other value. */
export function readClassFilter(value: string | readonly string[] | undefined): PaperClassName | null {
  return typeof value === "string" ? (findClass(value)?.name ?? null) : null;
}

/**
 * The papers at an address of two encoded segments, in any case. The 12th class says "Maths" where the others say
 * "Mathematics"; either word works for both.
 */
export function findPapers(classSegment: string, subjectSegment: string): FoundPapers | null {
  const [className, subjectName] = [decodeSegment(classSegment), decodeSegment(subjectSegment)];
  if (className === null || subjectName === null) return null;
  const paperClass = findClass(className);
  const meant = findSubject(subjectName);
  const subject = paperClass?.subjects.find(
    ({ name }) => isSameWord(subjectName, name) || (meant !== undefined && findSubject(name) === meant),
  );
  return paperClass && subject ? { paperClass, subject } : null;
}

/** The papers of a subject, class by class, under either of its names. */
export function papersOfSubject(meant: Subject): FoundPapers[] {
  return PAPER_CLASSES.flatMap((paperClass) =>
    paperClass.subjects
      .filter(({ name }) => findSubject(name) === meant)
      .map((subject): FoundPapers => ({ paperClass, subject })),
  );
}

/** Papers by year, newest first; within a year they stay in the catalogue's order. */
export function papersByYear(papers: readonly Paper[]): { year: number; papers: Paper[] }[] {
  const years = [...new Set(papers.map(({ year }) => year))].sort((one, other) => other - one);
  return years.map((year) => ({ year, papers: papers.filter((paper) => paper.year === year) }));
}

/** The download address of a paper; null for the placeholder and for anything other than a web address. */
export function downloadHref({ link }: Pick<Paper, "link">): string | null {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null;
}

/** "14 papers", "1 paper". */
export function paperCountText(count: number): string {
  return `${count} ${count === 1 ? "paper" : "papers"}`;
}

/** "12th Class": the name of a class in filters, headings and breadcrumbs. */
export function paperClassTitle(name: PaperClassName): string {
  return `${name} Class`;
}

/** "10th Mathematics Question Papers": the title of a subject's page. */
export function papersTitle({ paperClass, subject }: FoundPapers): string {
  return `${paperClass.name} ${subject.name} Question Papers`;
}

/** Describes a subject's page in a sentence for search engines. */
export function papersDescription({ paperClass, subject }: FoundPapers): string {
  const years = subject.papers.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const span = first === last ? `of ${last}` : `from ${first} to ${last}`;
  return `${paperCountText(years.length)} in ${subject.name} for the ${paperClass.name} class, previous-year and sample, ${span}, and mentors who teach it.`;
}

/** The search for mentors who teach the subject of these papers to this class. */
export function mentorFilterOf({ paperClass, subject }: FoundPapers): ListingFilter {
  return { ...NO_FILTER, subject: findSubject(subject.name)?.id ?? null, grade: paperClass.grade };
}

/** Whether one of a mentor's offers is for exactly this subject and class. */
export function teachesIt(
  { classesOffered }: Pick<ListedMentor, "classesOffered">,
  { paperClass, subject }: FoundPapers,
): boolean {
  return classesOffered.some(
    (offer) =>
      findSubject(offer.subject) === findSubject(subject.name) &&
      offer.specificClasses.some((label) => gradeOfLabel(label) === paperClass.grade),
  );
}
