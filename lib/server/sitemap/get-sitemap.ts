import "server-only";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import {
  type SitemapEntry,
  sitemapIndex,
  URL_SET_END,
  URL_SET_START,
  urlLines,
} from "@/lib/domain/sitemap/sitemap-xml.rules";
import { type SitemapPart, sitemapPartName } from "@/lib/domain/sitemap/sitemap.rules";
import { hrefOfPaper, listPapersWithPage, readyPapers } from "@/lib/domain/papers/papers.rules";
import { areaHref } from "@/lib/domain/tutors/tutor-area.rules";
import { AppError } from "@/lib/errors";
import { links, mentorProfileHref, paperHref, sitemapPartHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { findTown } from "@/lib/server/places/towns";
import { listIndexableListings } from "@/lib/server/search/topics";
import { listMentorPart, listMentorParts, listTutorParts, listTutorTowns } from "./sitemap.repository";

/** The sitemap index: only non-empty parts, with the time of the last change where it is certain. */
export async function getSitemapIndex(): Promise<string> {
  const [mentors, tutors] = await Promise.all([listMentorParts(), listTutorParts()]);
  return sitemapIndex([
    entry({ kind: "pages" }),
    ...mentors.map(({ number, changedAt }) => entry({ kind: "mentors", number }, changedAt)),
    ...tutors.map((number) => entry({ kind: "tutors", number })),
  ]);
}

function entry(part: SitemapPart, changedAt?: Date): SitemapEntry {
  return { url: absolute(sitemapPartHref(sitemapPartName(part))), changedAt };
}

/**
 * A part of the sitemap, in chunks of text. Reads everything before responding, because a response that has begun can
 * no longer report a database failure. At most 50,000 addresses, about 8 MB, however many mentors there are.
 * @throws AppError not_found when the part is empty
 */
export async function getSitemapPart(part: SitemapPart): Promise<string[]> {
  const pieces: string[] = [];
  for await (const entries of entriesOf(part)) {
    if (entries.length > 0) pieces.push(urlLines(entries));
  }
  if (pieces.length === 0) throw new AppError("not_found");
  return [URL_SET_START, ...pieces, URL_SET_END];
}

async function* entriesOf(part: SitemapPart): AsyncGenerator<SitemapEntry[]> {
  if (part.kind === "mentors") {
    for await (const mentors of listMentorPart(part.number)) {
      yield mentors.map(({ username, changedAt }) => ({ url: absolute(mentorProfileHref(username)), changedAt }));
    }
    return;
  }
  const paths = part.kind === "pages" ? await listIndexablePages() : await listTutorPages(part.number);
  yield paths.map((path) => ({ url: absolute(path) }));
}

/** The landing pages of a subject; towns outside the list of towns have none. */
async function listTutorPages(subjectId: number): Promise<string[]> {
  const subject = SUBJECTS.find(({ id }) => id === subjectId);
  if (!subject) return [];
  const towns = (await listTutorTowns(subjectId)).map((id) => (id === "" ? null : findTown(id)));
  return towns.flatMap((town) => (town === undefined ? [] : [areaHref(subject, town)]));
}

/** Pages that exist whatever the database contains. */
const LASTING_PAGES: readonly string[] = [
  links.home,
  links.tutors,
  links.becomeAnInstructor,
  links.learningPlatform,
  links.career,
  links.terms,
  links.privacyPolicy,
  links.safety,
  links.contact,
  links.previousQuestions,
  ...PAPER_CLASSES.flatMap((paperClass) =>
    paperClass.subjects
      .filter((subject) => readyPapers({ paperClass, subject }).length > 0)
      .map(({ name }) => paperHref(paperClass.name, name)),
  ),
  ...listPapersWithPage().map(hrefOfPaper),
];

/** Paths of all indexable pages other than profiles and landing pages, without duplicates. */
async function listIndexablePages(): Promise<string[]> {
  return [...new Set([...LASTING_PAGES, ...(await listIndexableListings())])];
}
