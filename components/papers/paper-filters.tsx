import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/components/ui/class-names";
import { PAPER_CLASS_NAMES, type PaperClassName } from "@/lib/catalogue/papers";
import { paperFiltersTexts as texts } from "@/lib/domain/papers/papers-page.messages";
import { papersMessages } from "@/lib/domain/papers/papers.messages";
import { paperClassTitle } from "@/lib/domain/papers/papers.rules";
import { papersHref } from "@/lib/links";

/** The class filter as links, so that each choice has an address and works without a script. */
export function PaperFilters({ current }: { current: PaperClassName | null }) {
  const choices = [
    { value: null, label: papersMessages.allPapers, href: papersHref() },
    ...PAPER_CLASS_NAMES.map((name) => ({ value: name, label: paperClassTitle(name), href: papersHref(name) })),
  ];
  return (
    <nav aria-label={texts.classes}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, label, href }) => (
          <li key={label}>
            <PageLink
              href={href}
              keepsPlace
              aria-current={value === current ? "true" : undefined}
              className={cn(
                "flex min-h-11 items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors",
                value === current
                  ? "border-leaf bg-leaf text-on-leaf"
                  : "border-line bg-card text-ink hover:border-leaf hover:bg-leaf-wash",
              )}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
