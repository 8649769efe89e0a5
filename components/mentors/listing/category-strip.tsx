import { cn } from "@/components/ui/class-names";
import { CATEGORIES, type CategoryIcon, type CategoryId } from "@/lib/catalogue/categories";
import { categoryStripTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { listingHref } from "@/lib/links";
import { CategoryScroller } from "./category-scroller";
import { ListingLink } from "./listing-navigation";

const ICONS: Record<CategoryIcon, string> = {
  users: "icon-users",
  blocks: "icon-blocks",
  pencil: "icon-pencil",
  flask: "icon-flask-conical",
  graduation: "icon-graduation-cap",
  laptop: "icon-laptop",
};

/** One link per category; a choice keeps the other filters and starts at page 1. */
export function CategoryStrip({ filter }: { filter: ListingFilter }) {
  return (
    <CategoryScroller label={texts.categories} current={filter.category}>
      <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
        {CATEGORIES.map(({ id, name, icon }) => {
          const isCurrent = id === filter.category;
          return (
            <li key={id}>
              <ListingLink
                href={categoryHref(filter, id)}
                aria-current={isCurrent ? "true" : undefined}
                className={cn(
                  "flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors",
                  isCurrent
                    ? "border-leaf bg-leaf text-on-leaf"
                    : "border-line bg-card text-ink hover:border-leaf hover:bg-leaf-wash",
                )}
              >
                <i className={cn("icon size-4", ICONS[icon])} />
                {name}
              </ListingLink>
            </li>
          );
        })}
      </ul>
    </CategoryScroller>
  );
}

const categoryHref = (filter: ListingFilter, category: CategoryId) =>
  listingHref(queryOfFilter({ ...filter, category }));
