import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { PracticePaper } from "@/lib/catalogue/practice-papers/practice-paper";
import type { WrittenPaper } from "@/lib/catalogue/practice-papers/written";
import {
  findPaper,
  type FoundPaper,
  hrefOfPaper,
  listPapersWithPage,
  paperTitle,
  practiceFile,
} from "@/lib/domain/papers/papers.rules";
import { practicePaperPageTexts as texts } from "@/lib/domain/papers/practice-paper.messages";
import { pageMetadata } from "@/lib/server/page-metadata";
import { loadPracticePaper } from "./load-practice-paper";

type PaperSegments = { class: string; subject: string; paper: string };

/** The addresses of all practice papers, for the build. */
export function paperParams(): PaperSegments[] {
  return listPapersWithPage().map((found) => {
    const [className, subject, paper] = hrefOfPaper(found).split("/").slice(2) as [string, string, string];
    return { class: className, subject, paper };
  });
}

/** The paper at an address; shows the page for unknown addresses where there is none. */
export async function readPracticePaper(
  segments: PaperSegments,
): Promise<{ found: FoundPaper; file: WrittenPaper; paper: PracticePaper }> {
  const found = findPaper(segments.class, segments.subject, segments.paper);
  const file = found && practiceFile(found, found.paper);
  if (!found || !file) return notFound();
  return { found, file, paper: await loadPracticePaper(file) };
}

/** Both views of a paper have one canonical address: that without the answers. */
export async function paperMetadata(segments: PaperSegments, { showsAnswers = false } = {}): Promise<Metadata> {
  const { found, paper } = await readPracticePaper(segments);
  const title = paperTitle(found);
  const questions = paper.sections.flatMap((section) => section.questions).length;
  return pageMetadata({
    title: showsAnswers ? texts.answersTitle(title) : title,
    description: (showsAnswers ? texts.answersDescription : texts.description)({
      title,
      questions,
      marks: paper.marks,
      hours: paper.minutes / 60,
    }),
    path: hrefOfPaper(found),
  });
}
