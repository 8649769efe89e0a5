import { PageLink } from "@/components/ui/page-link";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { DirectoryEntry, DirectoryPage } from "@/lib/domain/mentors/directory-entry";
import { mentorDirectoryTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { subjectsLine } from "@/lib/domain/mentors/subjects-line.rules";
import { tutorsMessages } from "@/lib/domain/tutors/tutors.messages";
import { links, mentorDirectoryHref, mentorProfileHref } from "@/lib/links";

type MentorDirectoryProps = {
  /** The current page; 0 for the list of pages. */
  page: number;
  pages: readonly DirectoryPage[];
  mentors: readonly DirectoryEntry[];
  /** Any whole address of this site. */
  base: string;
};

/** All mentors by name, on pages labelled with the names they contain. */
export function MentorDirectory({ page, pages, mentors, base }: MentorDirectoryProps) {
  const { directory, directoryIntro, directoryPage, directoryEmpty } = tutorsMessages;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs
        items={[
          { label: texts.home, href: links.home },
          { label: texts.mentors, href: links.mentors },
          { label: directory, href: links.mentorDirectory },
          ...(page === 0 ? [] : [{ label: texts.page(page) }]),
        ]}
        base={base}
      />
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">
          {page === 0 ? directory : directoryPage(page)}
        </h1>
        {page === 0 && <p className="text-lg text-ink-soft">{pages.length === 0 ? directoryEmpty : directoryIntro}</p>}
      </header>
      {mentors.length > 0 && (
        <ul className="columns-1 gap-8 sm:columns-2 lg:columns-3">
          {mentors.map(({ username, name, subjects, placeName }) => (
            <li key={username} className="break-inside-avoid">
              <PageLink
                href={mentorProfileHref(username)}
                className="group flex min-h-11 flex-col justify-center rounded-control py-1"
              >
                <span className="font-medium group-hover:text-leaf group-hover:underline">{name}</span>
                <span className="truncate text-sm text-ink-soft">
                  {[subjectsLine(subjects), placeName].filter(Boolean).join(", ")}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} pages={pages} />
    </div>
  );
}

/** All pages on the list of pages, otherwise those around the current one. */
function Pages({ page, pages }: Pick<MentorDirectoryProps, "page" | "pages">) {
  const at = pages.findIndex((known) => known.page === page);
  const shown = page === 0 ? pages : pages.slice(Math.max(0, at - 2), at + 3);
  if (shown.length < 2 && page !== 0) return null;
  return (
    <nav aria-label={tutorsMessages.directoryPages}>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ page: number, first, last }) => (
          <li key={number}>
            <PageLink
              href={mentorDirectoryHref(number)}
              aria-label={texts.pageWithRange(number, tutorsMessages.directoryRange(first, last))}
              aria-current={number === page ? "page" : undefined}
              className="flex h-11 min-w-11 items-center justify-center rounded-control border border-line bg-card px-4 hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-on-leaf"
            >
              {tutorsMessages.directoryRange(first, last)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
