import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClassPapers } from "@/components/papers/class-papers";
import { PaperFilters } from "@/components/papers/paper-filters";
import { StructuredData } from "@/components/structured-data/structured-data";
import { papersPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { papersTitle, readClassFilter } from "@/lib/domain/papers/papers.rules";
import { itemList } from "@/lib/domain/structured-data/item-list.rules";
import { links, paperHref } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const { title, description } = papersMessages;

type Props = PageProps<"/previous_questions">;

const readFilter = async ({ searchParams }: Props) => readClassFilter((await searchParams).class);

/** With a class chosen, the page shows a subset of the full one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const isPart = (await readFilter(props)) !== null;
  return pageMetadata({ title, description, path: links.previousQuestions, index: isPart ? false : undefined });
}

/** All subjects with question papers. The URL holds the chosen class. */
export default async function PreviousQuestionsPage(props: Props) {
  const chosen = await readFilter(props);
  const classes = PAPER_CLASSES.filter(({ name }) => chosen === null || name === chosen);
  const subjects = classes.flatMap((paperClass) =>
    paperClass.subjects.map((subject) => ({
      name: papersTitle({ paperClass, subject }),
      href: paperHref(paperClass.name, subject.name),
    })),
  );
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-4 pb-16 sm:px-6">
      <div className="flex flex-col gap-6">
        <StructuredData data={itemList(subjects, { name: title, base: env.APP_URL, total: subjects.length })} />
        <Breadcrumbs
          items={[{ label: texts.home, href: links.home }, { label: papersMessages.breadcrumb }]}
          base={env.APP_URL}
        />
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
