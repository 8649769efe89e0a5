import { robotsText } from "@/lib/domain/sitemap/robots.rules";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { absolute } from "@/lib/platform/absolute";

/** Rendered per request, because the site's address and the kind of deployment belong to the running server. */
export const dynamic = "force-dynamic";

const HEADERS = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "public, max-age=0, s-maxage=3600",
};

/** The crawler rules. A preview lists no sitemap: its pages are marked noindex. */
export function GET(): Response {
  const sitemap = env.VERCEL_ENV === "preview" ? null : absolute(links.sitemap);
  return new Response(robotsText({ sitemap }), { headers: HEADERS });
}
