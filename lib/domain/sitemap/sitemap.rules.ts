/** Maximum URLs in one file (sitemaps.org, protocol 0.9). */
export const SITEMAP_URL_LIMIT = 50_000;

/** A part covers as many ids as it may hold URLs; the generated column `mentor_page.sitemap_part` counts the same way. */
const MENTORS_PER_PART = SITEMAP_URL_LIMIT;

/** The highest id; parts beyond it do not exist. */
const LAST_MENTOR_ID = 2 ** 31 - 1;

export type SitemapPart =
  | { kind: "pages" }
  /** Profiles of the mentors within a range of ids, from 1. */
  | { kind: "mentors"; number: number }
  /** Landing pages of a subject, by its id. */
  | { kind: "tutors"; number: number };

/** The range of mentor ids in a part, both ends inclusive. */
export function mentorIdsOfPart(number: number): { first: number; last: number } {
  return {
    first: (number - 1) * MENTORS_PER_PART + 1,
    last: Math.min(number * MENTORS_PER_PART, LAST_MENTOR_ID),
  };
}

/** The file name of a part, as used in its URL. */
export function sitemapPartName(part: SitemapPart): string {
  return part.kind === "pages" ? "pages.xml" : `${part.kind}-${part.number}.xml`;
}

/** Parses a part's file name; null if it names no part. */
export function findSitemapPart(name: string): SitemapPart | null {
  if (name === "pages.xml") return { kind: "pages" };
  const [, kind, digits] = /^(mentors|tutors)-([1-9]\d{0,8})\.xml$/.exec(name) ?? [];
  const number = Number(digits);
  if (kind === "tutors") return { kind, number };
  if (kind === "mentors" && mentorIdsOfPart(number).first <= LAST_MENTOR_ID) return { kind, number };
  return null;
}
