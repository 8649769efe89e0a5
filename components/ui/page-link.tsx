import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** The new page begins where this one is scrolled to. */
  keepsPlace?: boolean;
};

/**
 * A link to another page of this site. It is plain HTML, which `ClientNavigation` opens without a reload: Next's own link costs
 * data and work for each of the hundred links of a page.
 */
export function PageLink({ keepsPlace = false, ...props }: PageLinkProps) {
  return <a data-nav={keepsPlace ? "here" : ""} {...props} />;
}
