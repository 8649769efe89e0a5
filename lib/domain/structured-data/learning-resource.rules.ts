import type { LearningResource, WithContext } from "schema-dts";
import {
  downloadHref,
  type FoundPapers,
  paperClassTitle,
  papersDescription,
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
      url: downloadHref(paper) ?? undefined,
    })),
  };
}
