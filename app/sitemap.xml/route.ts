import { answerXml } from "@/lib/server/sitemap/answer-xml";
import { getSitemapIndex } from "@/lib/server/sitemap/get-sitemap";

/** Made at each request: what a build would freeze is the address of the site and the mentors of that day. */
export const dynamic = "force-dynamic";

/** The index of the sitemap (docs/decisions/015-sitemap.md). */
export function GET(): Promise<Response> {
  return answerXml("index", async () => [await getSitemapIndex()]);
}
