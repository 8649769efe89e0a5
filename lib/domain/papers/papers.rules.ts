import {
  type Paper,
  PAPER_CLASSES,
  type PaperClass,
  type PaperClassName,
  type PaperSubject,
} from "@/lib/catalogue/papers";
import { type WrittenPaper, WRITTEN_PAPERS } from "@/lib/catalogue/practice-papers/written";
import { findSubject, type Subject } from "@/lib/catalogue/subjects";
import { gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";
import { paperPageHref } from "@/lib/links";

/** A subject of a class, with its papers. */
export type FoundPapers = { paperClass: PaperClass; subject: PaperSubject };

/** One paper of a subject. */
export type FoundPaper = FoundPapers & { paper: Paper };

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

/** "sample-paper-1": the segment of a paper's own page. */
function paperSlug({ title }: Paper): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** The paper at the address of its own page; null unless it has one. */
export function findPaper(classSegment: string, subjectSegment: string, paperSegment: string): FoundPaper | null {
  const found = findPapers(classSegment, subjectSegment);
  const paper = found?.subject.papers.find((one) => paperSlug(one) === paperSegment);
  return found && paper && practiceFile(found, paper) !== null ? { ...found, paper } : null;
}

/** The file of the practice paper that takes the place of a paper; null when none does. */
export function practiceFile({ paperClass, subject }: FoundPapers, { practice }: Paper): WrittenPaper | null {
  const name = `${paperClass.name}/${subject.name.toLowerCase()}-${practice}`;
  return WRITTEN_PAPERS.find((written) => written === name) ?? null;
}

/** The address of a paper's own page. */
export function hrefOfPaper({ paperClass, subject, paper }: FoundPaper): string {
  return paperPageHref(paperClass.name, subject.name, paperSlug(paper));
}

/** The address that opens a paper: a page of ours or a download elsewhere; null for one that is still to come. */
export function openingHref(found: FoundPapers, paper: Paper): string | null {
  return practiceFile(found, paper) === null ? downloadHref(paper) : hrefOfPaper({ ...found, paper });
}

/** The papers of a subject that can be opened. */
export function readyPapers(found: FoundPapers): Paper[] {
  return found.subject.papers.filter((paper) => openingHref(found, paper) !== null);
}

/** All papers with a page of their own. */
export function listPapersWithPage(): FoundPaper[] {
  return PAPER_CLASSES.flatMap((paperClass) =>
    paperClass.subjects.flatMap((subject) =>
      subject.papers
        .filter((paper) => practiceFile({ paperClass, subject }, paper) !== null)
        .map((paper) => ({ paperClass, subject, paper })),
    ),
  );
}

/** A subject's papers by year, newest first; within a year those that can be opened come first. */
export function papersByYear(found: FoundPapers): { year: number; papers: Paper[] }[] {
  const { papers } = found.subject;
  const years = [...new Set(papers.map(({ year }) => year))].sort((one, other) => other - one);
  const isReady = (paper: Paper) => openingHref(found, paper) !== null;
  return years.map((year) => {
    const ofYear = papers.filter((paper) => paper.year === year);
    return { year, papers: [...ofYear.filter(isReady), ...ofYear.filter((paper) => !isReady(paper))] };
  });
}

/** The download address of a paper; null for the placeholder and for anything other than a web address. */
export function downloadHref({ link }: Pick<Paper, "link">): string | null {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null;
}

/** "14 papers", "1 paper". */
export function paperCountText(count: number): string {
  return `${count} ${count === 1 ? "paper" : "papers"}`;
}

/** "2 of 11 papers ready", "11 papers" when all or none can be opened. */
export function readyCountText(found: FoundPapers): string {
  const all = found.subject.papers.length;
  const ready = readyPapers(found).length;
  return ready === 0 || ready === all ? paperCountText(all) : `${ready} of ${paperCountText(all)} ready`;
}

/** "12th Class": the name of a class in filters, headings and breadcrumbs. */
export function paperClassTitle(name: PaperClassName): string {
  return `${name} Class`;
}

/** "10th Mathematics Question Papers": the title of a subject's page. */
export function papersTitle({ paperClass, subject }: FoundPapers): string {
  return `${paperClass.name} ${subject.name} Question Papers`;
}

/** "12th Physics Sample Paper 1": the title of a paper's page, which names the subject once. */
export function paperTitle({ paperClass, subject, paper }: FoundPaper): string {
  const named = paper.title.startsWith(subject.name) ? paper.title : `${subject.name} ${paper.title}`;
  return `${paperClass.name} ${named}`;
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
