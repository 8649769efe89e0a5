import { PageLink } from "@/components/ui/page-link";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { LEGAL_TEXTS_UPDATED, type LegalSection } from "@/lib/catalogue/legal/legal-document";
import { legalPageTexts as texts } from "@/lib/catalogue/static-pages.messages";
import { links } from "@/lib/links";

type LegalPageProps = {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
  /** Any absolute URL of this site. */
  base: string;
  /** Whether it shows the date of its last change. */
  isDated?: boolean;
};

const LINK =
  "flex min-h-11 items-center self-start font-medium text-leaf underline underline-offset-4 hover:no-underline";

/** A long text with its table of contents, beside it on wide screens. */
export function LegalPage({ title, intro, sections, base, isDated = true }: LegalPageProps) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs items={[{ label: texts.home, href: links.home }, { label: title }]} base={base} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,68ch)_15rem] lg:justify-between">
        <header className="flex max-w-prose flex-col gap-3">
          <h1 className="font-display text-3xl font-bold tracking-tight text-balance sm:text-4xl">{title}</h1>
          {isDated && (
            <p className="text-ink-soft">
              {texts.lastUpdated} <time dateTime={LEGAL_TEXTS_UPDATED}>{texts.updatedOn}</time>
            </p>
          )}
          <p className="text-lg text-pretty">{intro}</p>
        </header>
        <Contents sections={sections} />
        <div className="flex max-w-prose flex-col gap-10 lg:row-start-2">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<LegalPageProps, "sections">) {
  return (
    <nav aria-labelledby="contents-heading" className="hidden lg:row-span-2 lg:block">
      <div className="sticky top-24 border-l border-line pl-5">
        <h2 id="contents-heading" className="font-display font-semibold">
          {texts.thisPage}
        </h2>
        <ul className="mt-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center text-sm text-ink-soft hover:text-leaf hover:underline pointer-fine:min-h-8"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Section({ section: { id, title, blocks, link } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-display text-xl font-bold">
        {title}
      </h2>
      {blocks.map((block, index) =>
        typeof block === "string" ? (
          <p key={index} className="text-pretty">
            {block}
          </p>
        ) : (
          <ul key={index} className="flex list-disc flex-col gap-2 pl-5 marker:text-leaf">
            {block.map((point) => (
              <li key={point} className="pl-1 text-pretty">
                {point}
              </li>
            ))}
          </ul>
        ),
      )}
      {link &&
        (link.href.startsWith("tel:") ? (
          <a href={link.href} className={LINK}>
            {link.label}
          </a>
        ) : (
          <PageLink href={link.href} className={LINK}>
            {link.label}
          </PageLink>
        ))}
    </section>
  );
}
