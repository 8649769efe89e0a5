import type { BreadcrumbList, WithContext } from "schema-dts";

/**
 * The steps that a page shows above its heading. The last one is the page itself and has no address; omits other steps
 * without a link, because search engines require a URL for them.
 * @param base any whole address of this site
 */
export function breadcrumbList(
  crumbs: readonly { label: string; href?: string }[],
  base: string,
): WithContext<BreadcrumbList> {
  const steps = crumbs.filter(({ href }, index) => href !== undefined || index === crumbs.length - 1);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: href === undefined || index === steps.length - 1 ? undefined : new URL(href, base).href,
    })),
  };
}
