import { PageLink } from "@/components/ui/page-link";
import type { Paper } from "@/lib/catalogue/papers";
import { paperListTexts as texts } from "@/lib/domain/papers/papers-page.messages";
import { practicePaperPageTexts } from "@/lib/domain/papers/practice-paper.messages";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import {
  type FoundPapers,
  downloadHref,
  openingHref,
  papersByYear,
  readyPapers,
} from "@/lib/domain/papers/papers.rules";

/** A subject's papers, year by year. */
export function PaperList({ found }: { found: FoundPapers }) {
  if (found.subject.papers.length === 0) return <p className="py-6 text-ink-soft">{papersMessages.notFound}</p>;
  return (
    <div className="flex flex-col gap-8">
      {readyPapers(found).length === 0 && (
        <p className="rounded-card bg-leaf-wash px-4 py-3 text-pretty">{papersMessages.allComingSoon}</p>
      )}
      {papersByYear(found).map(({ year, papers }) => (
        <section key={year} aria-labelledby={`year-${year}`} className="flex flex-col gap-3">
          <h2 id={`year-${year}`} className="font-display text-xl font-bold tabular-nums">
            {year}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {papers.map((paper) => (
              <PaperRow key={paper.title} found={found} paper={paper} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const ACTION =
  "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-leaf hover:bg-leaf-wash";

function PaperRow({ found, paper }: { found: FoundPapers; paper: Paper }) {
  // Titles of annual papers contain the year.
  const hasYear = paper.title.includes(String(paper.year));
  return (
    <li className="flex min-h-14 items-center justify-between gap-x-4 px-4 py-1.5">
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="font-medium break-words">{paper.title}</span>
          {!hasYear && <span className="text-sm text-ink-soft tabular-nums">{paper.year}</span>}
        </p>
        {paper.practice !== undefined && openingHref(found, paper) !== null && (
          <p className="text-sm text-ink-soft">{practicePaperPageTexts.notice}</p>
        )}
      </div>
      <PaperAction found={found} paper={paper} title={hasYear ? paper.title : `${paper.title}, ${paper.year}`} />
    </li>
  );
}

/** Opens the paper's own page, or its download elsewhere. */
function PaperAction({ found, paper, title }: { found: FoundPapers; paper: Paper; title: string }) {
  const href = openingHref(found, paper);
  if (href === null) {
    return (
      <span className="inline-flex min-h-11 shrink-0 items-center gap-2 text-sm text-ink-soft">
        <i className="icon size-4 icon-clock" />
        {papersMessages.comingSoon}
      </span>
    );
  }
  if (downloadHref(paper) === null) {
    return (
      <PageLink href={href} className={ACTION}>
        <i className="icon size-4 icon-book-open" />
        {practicePaperPageTexts.open} <span className="sr-only">{title}</span>
      </PageLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={ACTION}>
      <i className="icon size-4 icon-download" />
      {papersMessages.download}
      <span className="sr-only">
        {" "}
        {title} {texts.opensNewTab}
      </span>
    </a>
  );
}
