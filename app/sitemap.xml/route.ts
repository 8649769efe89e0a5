import { answerXml } from "@/lib/server/sitemap/answer-xml";
import { getSitemapIndex } from "@/lib/server/sitemap/get-sitemap";

/** Rendered per request: a build would freeze the site's address and the list of mentors. */
export const dynamic = "force-dynamic";

/** The sitemap index (docs/decisions/015-sitemap.md). */
export function GET(): Promise<Response> {
  return answerXml("index", async () => [await getSitemapIndex()]);
}
