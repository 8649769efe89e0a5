import "server-only";
import { type SitemapPart, sitemapPartName } from "@/lib/domain/sitemap/sitemap.rules";
import { type SitemapEntry, sitemapIndex } from "@/lib/domain/sitemap/sitemap-xml.rules";
import { sitemapPartHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { findMentorParts } from "./mentor-parts.repository";
import { findTutorParts } from "./tutor-parts.repository";

/** The index of the sitemap: only parts that hold something, with the moment of the last change where it is known for certain. */
export async function readSitemapIndex(): Promise<string> {
  const [mentors, tutors] = await Promise.all([findMentorParts(), findTutorParts()]);
  return sitemapIndex([
    entry({ kind: "pages" }),
    ...mentors.map(({ number, changedAt }) => entry({ kind: "mentors", number }, changedAt)),
    ...tutors.map((number) => entry({ kind: "tutors", number })),
  ]);
}

function entry(part: SitemapPart, changedAt?: Date): SitemapEntry {
  return { url: absolute(sitemapPartHref(sitemapPartName(part))), changedAt };
}
