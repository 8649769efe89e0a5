import { findSitemapPart } from "@/lib/domain/sitemap/sitemap.rules";
import { AppError } from "@/lib/errors";
import { answerXml } from "@/lib/server/sitemap/answer-xml";
import { getSitemapPart } from "@/lib/server/sitemap/get-sitemap";

export const dynamic = "force-dynamic";

/** One part of the sitemap: `pages.xml`, `mentors-1.xml`, `tutors-1.xml`. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemaps/[part]">): Promise<Response> {
  const { part: name } = await params;
  return answerXml(name, async () => {
    const part = findSitemapPart(name);
    if (!part) throw new AppError("not_found");
    return getSitemapPart(part);
  });
}
