import { cn } from "@/components/ui/class-names";
import { viewSwitchTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { listingHref } from "@/lib/links";
import { ListingLink } from "./listing-navigation";

/** Cards or map: links that keep the filters. Phones show the other view only, on cards as a pill above the page. */
export function ViewSwitch({ filter }: { filter: ListingFilter }) {
  const { map, ...search } = filter;
  const views = [
    { label: texts.list, icon: "icon-layout-grid", href: listingHref(queryOfFilter(search)), isCurrent: !map },
    {
      label: texts.map,
      icon: "icon-map",
      href: listingHref(queryOfFilter({ ...search, map: map ?? { area: null } })),
      isCurrent: !!map,
    },
  ];
  return (
    <nav
      aria-label={texts.view}
      className={cn(
        "flex shrink-0 rounded-control border border-line bg-card",
        !map &&
          "max-md:fixed max-md:bottom-4 max-md:left-1/2 max-md:z-30 max-md:-translate-x-1/2 max-md:rounded-full max-md:border-leaf max-md:bg-leaf max-md:text-on-leaf max-md:shadow-float",
      )}
    >
      {views.map(({ label, icon, href, isCurrent }) => (
        <ListingLink
          key={label}
          href={href}
          aria-current={isCurrent ? "true" : undefined}
          className={cn(
            "flex min-h-11 items-center gap-2 rounded-control px-4 text-sm font-medium",
            isCurrent ? "bg-leaf text-on-leaf max-md:hidden" : "md:hover:bg-leaf-wash",
          )}
        >
          <i className={cn("icon size-4", icon)} />
          {label}
        </ListingLink>
      ))}
    </nav>
  );
}
