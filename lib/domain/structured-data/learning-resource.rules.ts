import type { LearningResource, WithContext } from "schema-dts";
import type { PracticePaper } from "@/lib/catalogue/practice-papers/practice-paper";
import { practicePaperPageTexts } from "@/lib/domain/papers/practice-paper.messages";
import { site } from "@/lib/site";
import {
  type FoundPaper,
  type FoundPapers,
  hrefOfPaper,
  paperClassTitle,
  paperTitle,
  papersDescription,
  openingHref,
  papersTitle,
} from "@/lib/domain/papers/papers.rules";
import { paperHref } from "@/lib/links";

/**
 * The question papers of a class's subject, each with its year; a paper without a download has no address.
 * @param base any whole address of this site
 */
export function paperCollection(found: FoundPapers, base: string): WithContext<LearningResource> {
  const { paperClass, subject } = found;
  const common = {
    "@type": "LearningResource",
    learningResourceType: "Question paper",
    educationalLevel: paperClassTitle(paperClass.name),
    about: subject.name,
  } as const;
  return {
    "@context": "https://schema.org",
    ...common,
    name: papersTitle(found),
    description: papersDescription(found),
    url: new URL(paperHref(paperClass.name, subject.name), base).href,
    hasPart: subject.papers.map((paper) => ({
      ...common,
      name: paper.title,
      temporalCoverage: String(paper.year),
      url: absoluteOrNone(openingHref(found, paper), base),
    })),
  };
}

/**
 * A practice paper of ours, with its time and language.
 * @param base any whole address of this site
 */
export function paperResource(found: FoundPaper, paper: PracticePaper, base: string): WithContext<LearningResource> {
  return {
    "@context": "https://schema.org",
    "@type": "LearningResource",
    learningResourceType: "Practice paper",
    educationalLevel: paperClassTitle(found.paperClass.name),
    about: found.subject.name,
    name: paperTitle(found),
    description: practicePaperPageTexts.notice,
    url: new URL(hrefOfPaper(found), base).href,
    inLanguage: paper.language,
    timeRequired: `PT${paper.minutes}M`,
    isAccessibleForFree: true,
    author: { "@type": "Organization", name: site.name },
  };
}

const absoluteOrNone = (href: string | null, base: string) => (href === null ? undefined : new URL(href, base).href);
