import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Keeps the scroll position on the new page. */
  keepsPlace?: boolean;
};

/**
 * A link to another page of this site. It is plain HTML that `ClientNavigation` opens without a reload: Next's own link
 * costs data and work for each of a page's hundred links.
 */
export function PageLink({ keepsPlace = false, ...props }: PageLinkProps) {
  return <a data-nav={keepsPlace ? "here" : ""} {...props} />;
}
