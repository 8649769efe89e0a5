import Link from "next/link";
import { GRADE_MENUS } from "@/lib/catalogue/navigation";
import { listingHref } from "@/lib/links";

/** Levels with their classes, each a link to the listing; shared by the wide menu and the phone's. */
export function GradeMenus() {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
      {GRADE_MENUS.map(({ level, title, href, items }) => (
        <li key={level}>
          <Link
            href={href}
            prefetch={false}
            className="flex min-h-11 items-center font-display font-semibold hover:text-leaf"
          >
            {title}
          </Link>
          {items.length > 0 && (
            <ul className="flex flex-wrap gap-1.5 lg:flex-col lg:gap-0">
              {items.map((item) => (
                <li key={item.href}>
                  <Link
                    href={item.href}
                    prefetch={false}
                    className="flex min-h-11 items-center rounded-control px-3 text-sm hover:bg-leaf-wash max-lg:border max-lg:border-line lg:-mx-3"
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        <Link
          href={listingHref({ category: "technology" })}
          prefetch={false}
          className="flex min-h-11 items-center font-display font-semibold hover:text-leaf"
        >
          Technology
        </Link>
        <Link
          href={listingHref()}
          prefetch={false}
          className="flex min-h-11 items-center font-display font-semibold hover:text-leaf"
        >
          All Mentors
        </Link>
      </li>
    </ul>
  );
}
