import "server-only";
import type { Metadata } from "next";
import { links } from "@/lib/links";
import { SHARE_IMAGE_SIZE } from "@/lib/server/share-images/share-image-size";
import { site } from "@/lib/site";

const SITE_IMAGE: PageImage = { url: links.ogSite, alt: `${site.name}: ${site.tagline}` };

/** A picture of `/og`, by its path, and what it shows in words. */
type PageImage = { url: string; alt: string };

type PageFacts = {
  /** Without the name of the site, which the root layout adds; `absolute` where the name stands in it already. */
  title: string | { absolute: string };
  /** Real facts of the page in 70 to 160 characters. */
  description: string;
  /**
   * The canonical path, with the query that belongs to it. Left out where the address holds a secret, which nothing may
   * repeat, and where there is no page.
   */
  path?: string;
  /** The picture of the page; without one the picture of the site, and with null none. */
  image?: PageImage | null;
  /**
   * False keeps the page out of search engines, which still follow its links. Without it a layout's word stands. To pages that are answered
   * with an error, a 404 above all, Next adds such a tag by itself.
   */
  index?: boolean;
  type?: "website" | "profile";
};

/**
 * What a page tells search engines and the sites where a link to it is shared: title, description, canonical address,
 * Open Graph and Twitter card. Paths are made whole by the `metadataBase` of the root layout.
 */
export function pageMetadata({
  title,
  description,
  path,
  image = SITE_IMAGE,
  index,
  type = "website",
}: PageFacts): Metadata {
  const shared = { title: typeof title === "string" ? title : title.absolute, description };
  const images = image ? [{ ...image, ...SHARE_IMAGE_SIZE, type: "image/png" }] : undefined;
  return {
    title,
    description,
    alternates: path === undefined ? undefined : { canonical: path },
    openGraph: { type, ...shared, url: path, siteName: site.name, locale: site.locale.replace("-", "_"), images },
    twitter: { card: image ? "summary_large_image" : "summary", ...shared, images: image ? [image] : undefined },
    ...(index === undefined ? {} : { robots: { index, follow: true } }),
  };
}
