import { PageLink } from "@/components/ui/page-link";
import { GRADE_MENUS } from "@/lib/catalogue/navigation";
import { listingHref } from "@/lib/links";

/** Levels with their classes, each a link to the listing; shared by the wide menu and the phone's. */
export function GradeMenus() {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
      {GRADE_MENUS.map(({ level, title, href, items }) => (
        <li key={level}>
          <PageLink href={href} className="flex min-h-11 items-center font-display font-semibold hover:text-leaf">
            {title}
          </PageLink>
          {items.length > 0 && (
            <ul className="flex flex-wrap gap-1.5 lg:flex-col lg:gap-0">
              {items.map((item) => (
                <li key={item.href}>
                  <PageLink
                    href={item.href}
                    className="flex min-h-11 items-center rounded-control px-3 text-sm hover:bg-leaf-wash max-lg:border max-lg:border-line lg:-mx-3"
                  >
                    {item.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        <PageLink
          href={listingHref({ category: "technology" })}
          className="flex min-h-11 items-center font-display font-semibold hover:text-leaf"
        >
          Technology
        </PageLink>
        <PageLink
          href={listingHref()}
          className="flex min-h-11 items-center font-display font-semibold hover:text-leaf"
        >
          All Mentors
        </PageLink>
      </li>
    </ul>
  );
}
