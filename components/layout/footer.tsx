import { cn } from "@/components/ui/class-names";
import { PageLink } from "@/components/ui/page-link";
import { CATEGORIES } from "@/lib/catalogue/categories";
import { footerTexts as texts } from "@/lib/catalogue/layout.messages";
import { GRADE_MENUS } from "@/lib/catalogue/navigation";
import { SUBJECTS, subjectSlug } from "@/lib/catalogue/subjects";
import { links, listingHref, tutorsHref } from "@/lib/links";
import { site } from "@/lib/site";
import { Logo } from "./logo";

type Column = { title: string; items: readonly { label: string; href: string }[] };

/** The catalogue lists the most requested subjects first. */
const FOOTER_SUBJECTS = 7;

const itemsOf = (level: string) => GRADE_MENUS.find((menu) => menu.level === level)!.items;

const COLUMNS: readonly Column[] = [
  {
    title: texts.findMentors,
    items: CATEGORIES.map(({ id, name }) => ({
      label: name,
      href: listingHref({ category: id === "all" ? undefined : id }),
    })),
  },
  {
    title: texts.subjects,
    items: [
      ...SUBJECTS.slice(0, FOOTER_SUBJECTS).map((subject) => ({
        label: subject.name,
        href: tutorsHref(subjectSlug(subject)),
      })),
      { label: texts.allSubjects, href: links.tutors },
      { label: texts.allMentors, href: links.mentorDirectory },
    ],
  },
  { title: texts.primarySchool, items: itemsOf("primaryschool") },
  { title: texts.highSchool, items: itemsOf("highschool") },
  { title: texts.college, items: itemsOf("college") },
  {
    title: site.name,
    items: [
      { label: texts.learningPlatform, href: links.learningPlatform },
      { label: texts.questionPapers, href: links.previousQuestions },
      { label: texts.becomeInstructor, href: links.becomeAnInstructor },
      { label: texts.career, href: links.career },
    ],
  },
];

const LEGAL: Column["items"] = [
  { label: texts.privacyPolicy, href: links.privacyPolicy },
  { label: texts.termsConditions, href: links.terms },
  { label: texts.safety, href: links.safety },
  { label: texts.contact, href: links.contact },
];

/** The footer of every public page. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-card print:hidden">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 sm:px-6 xl:grid-cols-[1fr_4fr]">
        <div className="flex flex-col gap-3">
          <Logo />
          <p className="max-w-xs text-sm text-ink-soft">{site.description}</p>
        </div>
        <nav
          aria-label={texts.footer}
          className="columns-2 gap-8 sm:grid sm:grid-cols-3 lg:grid-cols-[repeat(5,1fr)_auto]"
        >
          {COLUMNS.map(({ title, items }) => (
            <div key={title} className="mb-8 break-inside-avoid sm:mb-0">
              <h2 className="font-display font-semibold">{title}</h2>
              <LinkList items={items} className="mt-1.5" />
            </div>
          ))}
        </nav>
        <nav aria-label={texts.legal} className="border-t border-line pt-4 xl:col-span-2">
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
