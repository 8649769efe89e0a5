import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClassPapers } from "@/components/papers/class-papers";
import { PaperFilters } from "@/components/papers/paper-filters";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { readClassFilter } from "@/lib/domain/papers/papers.rules";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

const { title, description } = papersMessages;

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: links.previousQuestions },
  openGraph: { type: "website", title, description, url: links.previousQuestions, siteName: site.name },
};

/** All subjects that there are question papers for. The chosen class stands in the address. */
export default async function PreviousQuestionsPage({ searchParams }: PageProps<"/previous_questions">) {
  const chosen = readClassFilter((await searchParams).class);
  const classes = PAPER_CLASSES.filter(({ name }) => chosen === null || name === chosen);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-4 pb-16 sm:px-6">
      <div className="flex flex-col gap-6">
        <Breadcrumbs items={[{ label: "Home", href: links.home }, { label: papersMessages.breadcrumb }]} />
        <header className="flex flex-col gap-2">
          <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{title}</h1>
          <p className="max-w-prose text-lg text-pretty text-ink-soft">{description}</p>
        </header>
        <PaperFilters current={chosen} />
      </div>
      <ClassPapers classes={classes} />
    </div>
  );
}
