import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { PaperList } from "@/components/papers/paper-list";
import { PapersNotFound } from "@/components/papers/papers-not-found";
import { SubjectMentors } from "@/components/papers/subject-mentors";
import { StructuredData } from "@/components/structured-data/structured-data";
import { papersOfSubjectPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import {
  findPapers,
  type FoundPapers,
  mentorFilterOf,
  paperClassTitle,
  papersDescription,
  papersTitle,
  readyCountText,
  readyPapers,
} from "@/lib/domain/papers/papers.rules";
import { paperCollection } from "@/lib/domain/structured-data/learning-resource.rules";
import { links, paperHref, papersHref } from "@/lib/links";
import { unlessUnavailable } from "@/lib/platform/db/database-errors";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";
import { listSubjectMentors } from "@/lib/server/papers/list-subject-mentors";
import { findViewerPosition } from "@/lib/server/places/viewer-position";

type Props = PageProps<"/previous_questions/[class]/[subject]">;

async function readPapers({ params }: Props): Promise<FoundPapers | null> {
  const segments = await params;
  return findPapers(segments.class, segments.subject);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await readPapers(props);
  if (found === null) {
    const { notFoundTitle: title, notFoundDescription: description } = papersMessages;
    return pageMetadata({ title, description });
  }
  return pageMetadata({
    title: papersTitle(found),
    description: papersDescription(found),
    // The canonical address; other spellings, such as another case, show the same page.
    path: paperHref(found.paperClass.name, found.subject.name),
    // Search engines get what can be read.
    index: readyPapers(found).length > 0 ? undefined : false,
  });
}

/** The question papers of one subject in a class, and mentors who teach it. */
export default async function SubjectPapersPage(props: Props) {
  const found = await readPapers(props);
  // The middleware has already set the 404 status.
  if (found === null) return <PapersNotFound />;
  const { paperClass, subject } = found;
  // The papers need no database, so neither does this page.
  const viewer = await unlessUnavailable(findViewerPosition());
  const mentors = await unlessUnavailable(listSubjectMentors(found, viewer));
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 pt-4 pb-16 sm:px-6">
      <div className="flex flex-col gap-6">
        <StructuredData data={paperCollection(found, env.APP_URL)} />
        <Breadcrumbs
          items={[
            { label: texts.home, href: links.home },
            { label: papersMessages.breadcrumb, href: links.previousQuestions },
            { label: paperClassTitle(paperClass.name), href: papersHref(paperClass.name) },
            { label: subject.name },
          ]}
          base={env.APP_URL}
        />
        <header className="flex flex-col gap-2">
          <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{papersTitle(found)}</h1>
          <p className="text-lg text-ink-soft tabular-nums">{readyCountText(found)}</p>
        </header>
        <PaperList found={found} />
      </div>
      <SubjectMentors mentors={mentors} filter={mentorFilterOf(found)} />
    </div>
  );
}
