import { PageLink } from "@/components/ui/page-link";

type TutorLink = { href: string; label: string; mentorCount?: number };

type TutorLinksProps = { id: string; title: string; items: readonly TutorLink[] };

/** Links to other pages about tutors, each with its number of tutors; nothing without links. */
export function TutorLinks({ id, title, items }: TutorLinksProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-display text-xl font-semibold text-balance">
        {title}
      </h2>
      <TutorLinkList items={items} />
    </section>
  );
}

/** The links of `TutorLinks` without a heading. */
export function TutorLinkList({ items }: Pick<TutorLinksProps, "items">) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ href, label, mentorCount }) => (
        <li key={href}>
          <PageLink
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 hover:border-leaf hover:text-leaf"
          >
            {label}
            {mentorCount !== undefined && (
              <span className="text-sm text-ink-soft tabular-nums">
                {mentorCount.toLocaleString("en-IN")}
                <span className="sr-only"> {mentorCount === 1 ? "mentor" : "mentors"}</span>
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
