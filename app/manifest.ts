import type { MetadataRoute } from "next";
import { LIGHT_COLOURS } from "@/lib/colours";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

/** The icons from scripts/make-icons.ts; phones crop the maskable ones to their own shape. */
const ICONS = ([192, 512] as const).flatMap((size) =>
  (["any", "maskable"] as const).map((purpose) => ({
    src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);

/** The web app manifest, for installation on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: links.home,
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: links.home,
    scope: links.home,
    display: "standalone",
    background_color: LIGHT_COLOURS.paper,
    theme_color: LIGHT_COLOURS.paper,
    categories: ["education"],
    icons: ICONS,
  };
}
