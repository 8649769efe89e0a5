import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { StructuredData } from "@/components/structured-data/structured-data";
import { PageLink } from "@/components/ui/page-link";
import { itemList } from "@/lib/domain/structured-data/item-list.rules";
import type { SubjectTutors } from "@/lib/domain/tutors/tutor-area";
import { areaHref } from "@/lib/domain/tutors/tutor-area.rules";
import { tutorSubjectsTexts as texts } from "@/lib/domain/tutors/tutors-page.messages";
import { tutorsMessages } from "@/lib/domain/tutors/tutors.messages";
import { links } from "@/lib/links";
import { TutorLinkList } from "./tutor-links";

type TutorSubjectsProps = {
  subjects: readonly SubjectTutors[];
  /** Any whole address of this site. */
  base: string;
};

/** All subjects that are taught, most taught first, and a link to all mentors. */
export function TutorSubjects({ subjects, base }: TutorSubjectsProps) {
  const items = subjects.map(({ subject, mentorCount }) => ({
    name: subject.name,
    href: areaHref(subject, null),
    mentorCount,
  }));
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs items={[{ label: texts.home, href: links.home }, { label: tutorsMessages.tutors }]} base={base} />
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{tutorsMessages.title}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{tutorsMessages.intro}</p>
      </header>
      {subjects.length === 0 ? (
        <p>{tutorsMessages.directoryEmpty}</p>
      ) : (
        <>
          <StructuredData data={itemList(items, { name: tutorsMessages.title, base, total: items.length })} />
          <TutorLinkList items={items.map(({ name, ...item }) => ({ label: name, ...item }))} />
        </>
      )}
      <p>
        <PageLink
          href={links.mentorDirectory}
          className="inline-flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
        >
          {tutorsMessages.directory}
        </PageLink>
      </p>
    </div>
  );
}
