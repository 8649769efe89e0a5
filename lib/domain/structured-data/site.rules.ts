import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from "schema-dts";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

/** Search engines replace this word with the visitor's query. */
const ASKED = "{search_term_string}";

/** Who runs the site. @param base any whole address of this site */
export function siteOrganization(base: string): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": new URL("/#organization", base).href,
    name: site.name,
    description: site.description,
    url: new URL(links.home, base).href,
    logo: new URL(links.logo, base).href,
  };
}

/** The site and its search, which is the search bar of the home page. @param base any whole address of this site */
export function webSite(base: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${new URL(links.mentors, base).href}?class=${ASKED}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": new URL("/#website", base).href,
    name: site.name,
    url: new URL(links.home, base).href,
    inLanguage: site.locale,
    publisher: { "@id": new URL("/#organization", base).href },
    potentialAction: search,
  };
}
