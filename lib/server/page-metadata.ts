import "server-only";
import type { Metadata } from "next";
import { links } from "@/lib/links";
import { SHARE_IMAGE_SIZE } from "@/lib/server/share-images/share-image-size";
import { site } from "@/lib/site";

const SITE_IMAGE: PageImage = { url: links.ogSite, alt: `${site.name}: ${site.tagline}` };

/** A picture under `/og`, by its path, with its alternative text. */
type PageImage = { url: string; alt: string };

type PageFacts = {
  /** Without the site name, which the root layout appends; `absolute` when the title already includes it. */
  title: string | { absolute: string };
  /** Facts about the page in 70 to 160 characters. */
  description: string;
  /**
   * The canonical path with its relevant query. Omit it for addresses with a secret, which nothing may repeat, and
   * where there is no page.
   */
  path?: string;
  /** The page's picture; the site's picture by default, none with null. */
  image?: PageImage | null;
  /**
   * False keeps the page out of search engines, which still follow its links. By default the layout's setting applies.
   * Next adds the tag to error pages such as a 404.
   */
  index?: boolean;
  type?: "website" | "profile";
};

/**
 * Metadata for search engines and shared links: title, description, canonical address, Open Graph and Twitter card. The
 * root layout's `metadataBase` makes paths absolute.
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
