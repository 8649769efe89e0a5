import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { PaperList } from "@/components/papers/paper-list";
import { PapersNotFound } from "@/components/papers/papers-not-found";
import { SubjectMentors } from "@/components/papers/subject-mentors";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import {
  findPapers,
  type FoundPapers,
  mentorFilterOf,
  paperClassTitle,
  paperCountText,
} from "@/lib/domain/papers/papers.rules";
import { links, paperHref, papersHref } from "@/lib/links";
import { listSubjectMentors } from "@/lib/server/papers/list-subject-mentors";
import { readViewerPosition } from "@/lib/server/places/viewer-position";
import { site } from "@/lib/site";

type Props = PageProps<"/previous_questions/[class]/[subject]">;

async function readPapers({ params }: Props): Promise<FoundPapers | null> {
  const segments = await params;
  return findPapers(segments.class, segments.subject);
}

const titleOf = ({ paperClass, subject }: FoundPapers) => `${paperClass.name} ${subject.name} Question Papers`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await readPapers(props);
  if (found === null) return { title: papersMessages.notFoundTitle, robots: { index: false, follow: true } };
  const { paperClass, subject } = found;
  const title = titleOf(found);
  const description = `Previous-year and sample question papers of ${subject.name} for the ${paperClass.name} class, and mentors who teach it.`;
  // Other spellings of the address, such as another case, show the same page.
  const url = paperHref(paperClass.name, subject.name);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "website", title, description, url, siteName: site.name },
  };
}

/** The question papers of a class's subject, and mentors who teach it. */
export default async function SubjectPapersPage(props: Props) {
  const found = await readPapers(props);
  // The middleware has seen to it that this is a 404.
  if (found === null) return <PapersNotFound />;
  const { paperClass, subject } = found;
  const mentors = await listSubjectMentors(found, await readViewerPosition());
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 pt-4 pb-16 sm:px-6">
      <div className="flex flex-col gap-6">
        <Breadcrumbs
          items={[
            { label: "Home", href: links.home },
            { label: papersMessages.breadcrumb, href: links.previousQuestions },
            { label: paperClassTitle(paperClass.name), href: papersHref(paperClass.name) },
            { label: subject.name },
          ]}
        />
        <header className="flex flex-col gap-2">
          <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{titleOf(found)}</h1>
          <p className="text-lg text-ink-soft tabular-nums">{paperCountText(subject.papers.length)}</p>
        </header>
        <PaperList papers={subject.papers} />
      </div>
      <SubjectMentors mentors={mentors} filter={mentorFilterOf(found)} />
    </div>
  );
}
