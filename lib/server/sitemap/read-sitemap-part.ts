import "server-only";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import type { SitemapPart } from "@/lib/domain/sitemap/sitemap.rules";
import { type SitemapEntry, URL_SET_END, URL_SET_START, urlLines } from "@/lib/domain/sitemap/sitemap-xml.rules";
import { areaHref } from "@/lib/domain/tutors/tutor-area.rules";
import { AppError } from "@/lib/errors";
import { mentorProfileHref } from "@/lib/links";
import { findTown } from "@/lib/server/places/towns";
import { absolute } from "@/lib/platform/absolute";
import { listIndexablePages } from "./indexable-pages";
import { readMentorPart } from "./mentor-parts.repository";
import { findTutorTowns } from "./tutor-parts.repository";

/**
 * A part of the sitemap in pieces of text. All of it is read before anything is answered, since an answer that has begun can
 * no longer say that the database is away: at most 50,000 addresses, about 8 MB, however many mentors there are.
 * @throws AppError not_found when nothing is in this part
 */
export async function readSitemapPart(part: SitemapPart): Promise<string[]> {
  const pieces: string[] = [];
  for await (const entries of entriesOf(part)) {
    if (entries.length > 0) pieces.push(urlLines(entries));
  }
  if (pieces.length === 0) throw new AppError("not_found");
  return [URL_SET_START, ...pieces, URL_SET_END];
}

async function* entriesOf(part: SitemapPart): AsyncGenerator<SitemapEntry[]> {
  if (part.kind === "mentors") {
    for await (const mentors of readMentorPart(part.number)) {
      yield mentors.map(({ username, changedAt }) => ({ url: absolute(mentorProfileHref(username)), changedAt }));
    }
    return;
  }
  const paths = part.kind === "pages" ? await listIndexablePages() : await listTutorPages(part.number);
  yield paths.map((path) => ({ url: absolute(path) }));
}

/** The landing pages of a subject; a town that the list of towns does not hold has none. */
async function listTutorPages(subjectId: number): Promise<string[]> {
  const subject = SUBJECTS.find(({ id }) => id === subjectId);
  if (!subject) return [];
  const towns = (await findTutorTowns(subjectId)).map((id) => (id === "" ? null : findTown(id)));
  return towns.flatMap((town) => (town === undefined ? [] : [areaHref(subject, town)]));
}
