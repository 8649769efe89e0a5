import { robotsText } from "@/lib/domain/sitemap/robots.rules";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { absolute } from "@/lib/platform/absolute";

/** Made at each request, since the address of the site and the kind of deployment are those of the running server. */
export const dynamic = "force-dynamic";

const HEADERS = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "public, max-age=0, s-maxage=3600",
};

/** What crawlers may read. A preview names no sitemap: its pages say themselves that they are not to be indexed. */
export function GET(): Response {
  const sitemap = env.VERCEL_ENV === "preview" ? null : absolute(links.sitemap);
  return new Response(robotsText({ sitemap }), { headers: HEADERS });
}
