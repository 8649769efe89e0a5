import { PageLink } from "@/components/ui/page-link";
import { StructuredData } from "@/components/structured-data/structured-data";
import { breadcrumbsTexts as texts } from "@/lib/catalogue/layout.messages";
import { breadcrumbList } from "@/lib/domain/structured-data/breadcrumb-list.rules";

export type Crumb = { label: string; href?: string };

type BreadcrumbsProps = {
  items: readonly Crumb[];
  /** Any absolute URL of this site. If set, structured data repeats the steps; pages that are not indexed need none. */
  base?: string;
};

/** The breadcrumb trail from the home page; the last entry is the current page. */
export function Breadcrumbs({ items, base }: BreadcrumbsProps) {
  return (
    <nav aria-label={texts.breadcrumb}>
      {base !== undefined && <StructuredData data={breadcrumbList(items, base)} />}
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {items.map(({ label, href }, index) => (
          <li key={`${index}-${label}`} className="flex min-w-0 items-center gap-1">
            {index > 0 && <i className="icon size-4 shrink-0 icon-chevron-right" />}
            {href && index < items.length - 1 ? (
              <PageLink
                href={href}
                className="flex min-h-11 items-center hover:text-leaf hover:underline pointer-fine:min-h-8"
              >
                {label}
              </PageLink>
            ) : (
              <span
                aria-current={index === items.length - 1 ? "page" : undefined}
                className="truncate aria-[current=page]:text-ink"
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
