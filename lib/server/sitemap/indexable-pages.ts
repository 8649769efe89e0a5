import "server-only";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { links, paperHref } from "@/lib/links";
import { listIndexableListings } from "@/lib/server/search/topics";

/** Pages that are there whatever the database holds. */
const LASTING_PAGES: readonly string[] = [
  links.home,
  links.tutors,
  links.becomeAnInstructor,
  links.learningPlatform,
  links.career,
  links.terms,
  links.privacyPolicy,
  links.previousQuestions,
  ...PAPER_CLASSES.flatMap(({ name, subjects }) => subjects.map((subject) => paperHref(name, subject.name))),
];

/** Paths of all pages for search engines that are neither a mentor's nor a landing page, each once. */
export async function listIndexablePages(): Promise<string[]> {
  return [...new Set([...LASTING_PAGES, ...(await listIndexableListings())])];
}
