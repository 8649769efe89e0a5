import { cn } from "@/components/ui/class-names";
import { PageLink } from "@/components/ui/page-link";
import { subjectCardTexts as texts } from "@/lib/domain/papers/papers-page.messages";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { type FoundPapers, readyCountText, readyPapers } from "@/lib/domain/papers/papers.rules";
import { paperHref } from "@/lib/links";

const ICONS: Readonly<Record<string, string>> = {
  Mathematics: "icon-sigma",
  Maths: "icon-sigma",
  Science: "icon-microscope",
  English: "icon-book-open-text",
  Hindi: "icon-languages",
  Physics: "icon-atom",
  Chemistry: "icon-flask-conical",
  Biology: "icon-dna",
};

/** A class's subject with the number of its papers. The whole card is clickable, but contains one real link. */
export function SubjectCard({ found }: { found: FoundPapers }) {
  const { paperClass, subject } = found;
  return (
    <article className="group relative flex items-center gap-4 rounded-card border border-line bg-card p-4 transition-colors hover:border-leaf">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-leaf-wash text-leaf">
        <i className={cn("icon size-6", ICONS[subject.name] ?? "icon-file-text")} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-display text-lg leading-snug font-semibold">
          <PageLink
            href={paperHref(paperClass.name, subject.name)}
            className="group-hover:text-leaf after:absolute after:inset-0 after:rounded-card"
          >
            {subject.name} <span className="sr-only">{texts.class(paperClass.name)}</span>
          </PageLink>
        </h3>
        <p className="flex flex-wrap gap-x-1 text-sm text-ink-soft tabular-nums">
          <span>{readyCountText(found)}</span>
          {readyPapers(found).length === 0 && <span>· {papersMessages.comingSoon}</span>}
        </p>
      </div>
      <i className="icon size-5 shrink-0 text-ink-soft icon-chevron-right group-hover:text-leaf" />
    </article>
  );
}
