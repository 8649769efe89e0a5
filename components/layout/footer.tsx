import { cn } from "@/components/ui/class-names";
import { PageLink } from "@/components/ui/page-link";
import { CATEGORIES } from "@/lib/catalogue/categories";
import { GRADE_MENUS } from "@/lib/catalogue/navigation";
import { SUBJECTS, subjectSlug } from "@/lib/catalogue/subjects";
import { links, listingHref, tutorsHref } from "@/lib/links";
import { site } from "@/lib/site";
import { Logo } from "./logo";

type Column = { title: string; items: readonly { label: string; href: string }[] };

/** The catalogue begins with the subjects that are asked for most. */
const FOOTER_SUBJECTS = 7;

const itemsOf = (level: string) => GRADE_MENUS.find((menu) => menu.level === level)!.items;

const COLUMNS: readonly Column[] = [
  {
    title: "Find mentors",
    items: CATEGORIES.map(({ id, name }) => ({
      label: name,
      href: listingHref({ category: id === "all" ? undefined : id }),
    })),
  },
  {
    title: "Subjects",
    items: [
      ...SUBJECTS.slice(0, FOOTER_SUBJECTS).map((subject) => ({
        label: subject.name,
        href: tutorsHref(subjectSlug(subject)),
      })),
      { label: "All subjects", href: links.tutors },
      { label: "All mentors", href: links.mentorDirectory },
    ],
  },
  { title: "Primary School", items: itemsOf("primaryschool") },
  { title: "High School", items: itemsOf("highschool") },
  { title: "College", items: itemsOf("college") },
  {
    title: site.name,
    items: [
      { label: "Learning platform", href: links.learningPlatform },
      { label: "Question papers", href: links.previousQuestions },
      { label: "Become an instructor", href: links.becomeAnInstructor },
      { label: "Career", href: links.career },
    ],
  },
];

const LEGAL: Column["items"] = [
  { label: "Privacy policy", href: links.privacyPolicy },
  { label: "Terms and conditions", href: links.terms },
];

/** The foot of every public page. Each link leads somewhere. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-card">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 sm:px-6 xl:grid-cols-[1fr_4fr]">
        <div className="flex flex-col gap-3">
          <Logo />
          <p className="max-w-xs text-sm text-ink-soft">{site.description}</p>
        </div>
        <nav aria-label="Footer" className="columns-2 gap-8 sm:grid sm:grid-cols-3 lg:grid-cols-[repeat(5,1fr)_auto]">
          {COLUMNS.map(({ title, items }) => (
            <div key={title} className="mb-8 break-inside-avoid sm:mb-0">
              <h2 className="font-display font-semibold">{title}</h2>
              <LinkList items={items} className="mt-1.5" />
            </div>
          ))}
        </nav>
        <nav aria-label="Legal" className="border-t border-line pt-4 xl:col-span-2">
          <LinkList items={LEGAL} className="flex flex-wrap gap-x-8" />
        </nav>
      </div>
    </footer>
  );
}

function LinkList({ items, className }: Pick<Column, "items"> & { className: string }) {
  return (
    <ul className={cn("text-sm text-ink-soft", className)}>
      {items.map((item) => (
        <li key={item.href}>
          <PageLink href={item.href} className="footer-link">
            {item.label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
