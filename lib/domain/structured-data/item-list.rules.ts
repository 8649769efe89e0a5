import type { ItemList, WithContext } from "schema-dts";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { mentorProfileHref } from "@/lib/links";

type ListFacts = {
  name: string;
  /** Any whole address of this site. */
  base: string;
  /** Total on all pages of the list; omitted if not known exactly. */
  total?: number;
  /** Position of the first entry in the whole list, from 1. */
  start?: number;
};

/** A list of links to pages of this site, in the order in which the page shows them. */
export function itemList(
  items: readonly { name: string; href: string }[],
  { name, base, total, start = 1 }: ListFacts,
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: start + index,
      name: item.name,
      url: new URL(item.href, base).href,
    })),
  };
}

/** The mentors of a listing's page, by their profiles. */
export function mentorList(
  mentors: readonly Pick<ListedMentor, "name" | "username">[],
  facts: ListFacts,
): WithContext<ItemList> {
  const items = mentors.map(({ name, username }) => ({ name, href: mentorProfileHref(username) }));
  return itemList(items, facts);
}
