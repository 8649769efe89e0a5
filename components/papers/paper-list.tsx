import type { Paper } from "@/lib/catalogue/papers";
import { paperListTexts as texts } from "@/lib/domain/papers/papers-page.messages";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { downloadHref, papersByYear } from "@/lib/domain/papers/papers.rules";

/** A subject's papers, year by year. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return <p className="py-6 text-ink-soft">{papersMessages.notFound}</p>;
  return (
    <div className="flex flex-col gap-8">
      {papers.every((paper) => downloadHref(paper) === null) && (
        <p className="rounded-card bg-leaf-wash px-4 py-3 text-pretty">{papersMessages.allComingSoon}</p>
      )}
      {papersByYear(papers).map(({ year, papers: ofYear }) => (
        <section key={year} aria-labelledby={`year-${year}`} className="flex flex-col gap-3">
          <h2 id={`year-${year}`} className="font-display text-xl font-bold tabular-nums">
            {year}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {ofYear.map((paper) => (
              <PaperRow key={paper.title} paper={paper} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PaperRow({ paper }: { paper: Paper }) {
  const href = downloadHref(paper);
  // Titles of annual papers contain the year.
  const hasYear = paper.title.includes(String(paper.year));
  return (
    <li className="flex min-h-14 items-center justify-between gap-x-4 px-4 py-1.5">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-medium break-words">{paper.title}</span>
        {!hasYear && <span className="text-sm text-ink-soft tabular-nums">{paper.year}</span>}
      </p>
      {href === null ? (
        <span className="inline-flex min-h-11 shrink-0 items-center gap-2 text-sm text-ink-soft">
          <i className="icon size-4 icon-clock" />
          {papersMessages.comingSoon}
        </span>
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-leaf hover:bg-leaf-wash"
        >
          <i className="icon size-4 icon-download" />
          {papersMessages.download}
          <span className="sr-only">
            {" "}
            {paper.title}
            {!hasYear && `, ${paper.year}`} {texts.opensNewTab}
          </span>
        </a>
      )}
    </li>
  );
}
