import { PageLink } from "@/components/ui/page-link";
import { gradeMenusTexts as texts } from "@/lib/catalogue/layout.messages";
import { GRADE_MENUS } from "@/lib/catalogue/navigation";
import { listingHref } from "@/lib/links";

const TITLE = "flex min-h-11 items-center font-display font-semibold hover:text-leaf";

/** Levels with their classes, each a link to the listing. */
export function GradeMenus() {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
      {GRADE_MENUS.map(({ level, title, href, items }) => (
        <li key={level}>
          <PageLink href={href} className={TITLE}>
            {title}
          </PageLink>
          {items.length > 0 && (
            <ul className="flex flex-wrap gap-1.5 text-sm lg:flex-col lg:gap-0">
              {items.map((item) => (
                <li key={item.href}>
                  <PageLink href={item.href} className="menu-item">
                    {item.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        <PageLink href={listingHref({ category: "technology" })} className={TITLE}>
          {texts.technology}
        </PageLink>
        <PageLink href={listingHref()} className={TITLE}>
          {texts.allMentors}
        </PageLink>
      </li>
    </ul>
  );
}
