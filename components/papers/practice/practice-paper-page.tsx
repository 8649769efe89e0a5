import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ShareLinks } from "@/components/mentors/profile/share-links";
import { StructuredData } from "@/components/structured-data/structured-data";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { PracticePaper } from "@/lib/catalogue/practice-papers/practice-paper";
import type { WrittenPaper } from "@/lib/catalogue/practice-papers/written";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import {
  type FoundPaper,
  hrefOfPaper,
  mentorFilterOf,
  paperClassTitle,
  paperTitle,
} from "@/lib/domain/papers/papers.rules";
import { practicePaperPageTexts as texts } from "@/lib/domain/papers/practice-paper.messages";
import { queryOfFilter } from "@/lib/domain/search/listing.rules";
import { paperResource } from "@/lib/domain/structured-data/learning-resource.rules";
import { links, listingHref, paperAnswersHref, paperHref, papersHref, practicePdfHref } from "@/lib/links";
import { PracticePaperView } from "./practice-paper-view";
import { PrintButton } from "./print-button";

type PracticePaperPageProps = {
  found: FoundPaper;
  file: WrittenPaper;
  paper: PracticePaper;
  showsAnswers: boolean;
  /** Any whole address of this site. */
  base: string;
};

/** A practice paper with what can be done with it. Everything but sharing and printing works without a script. */
export function PracticePaperPage({ found, file, paper, showsAnswers, base }: PracticePaperPageProps) {
  const { paperClass, subject } = found;
  const title = paperTitle(found);
  const href = hrefOfPaper(found);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
      <div className="flex flex-col gap-6 print:hidden">
        <StructuredData data={paperResource(found, paper, base)} />
        <Breadcrumbs
          items={[
            { label: texts.home, href: links.home },
            { label: papersMessages.breadcrumb, href: links.previousQuestions },
            { label: paperClassTitle(paperClass.name), href: papersHref(paperClass.name) },
            { label: subject.name, href: paperHref(paperClass.name, subject.name) },
            { label: found.paper.title },
          ]}
          base={base}
        />
      </div>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl print:text-2xl">
          {showsAnswers ? texts.answersTitle(title) : title}
        </h1>
        <p className="text-lg text-pretty text-ink-soft print:text-base">
          {texts.notice}. {texts.written}
        </p>
      </header>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button asChild>
          <PageLink href={showsAnswers ? href : paperAnswersHref(href)}>
            <i className={`icon size-4 ${showsAnswers ? "icon-eye-off" : "icon-eye"}`} />
            {showsAnswers ? texts.hideAnswers : texts.showAnswers}
          </PageLink>
        </Button>
        {!showsAnswers && (
          <Button asChild variant="secondary">
            <a href={practicePdfHref(file)} download>
              <i className="icon size-4 icon-download" />
              {texts.download}
            </a>
          </Button>
        )}
        <PrintButton />
        <ShareLinks url={new URL(href, base).href} title={title} />
      </div>
      <PracticePaperView paper={paper} showsAnswers={showsAnswers} />
      <div className="flex flex-col items-start gap-3 rounded-card bg-leaf-wash p-4 sm:p-6 print:hidden">
        <h2 className="font-display text-xl font-semibold">{texts.stuck}</h2>
        <p>{texts.stuckHint(paperClassTitle(paperClass.name), subject.name)}</p>
        <Button asChild>
          <PageLink href={listingHref(queryOfFilter(mentorFilterOf(found)))}>{texts.askMentor}</PageLink>
        </Button>
      </div>
    </div>
  );
}
