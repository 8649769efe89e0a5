import { SUBJECTS, subjectSlug } from "@/lib/catalogue/subjects";
import { links, listingHref, mentorProfileHref, paperHref, tutorsHref } from "@/lib/links";

/** The pages of the targets for phones. */
export const MEASURED_PAGES = ["home", "listing", "profile", "landing", "papers", "paper list"] as const;
export type MeasuredPage = (typeof MEASURED_PAGES)[number];

const [SUBJECT] = SUBJECTS.map(subjectSlug) as [string];

/**
 * Their paths on a server with demo data. The profile is the largest: that of the mentor with the most reviews.
 * @param address of the server
 */
export async function measuredAddresses(address: string): Promise<Readonly<Record<MeasuredPage, string>>> {
  const answer = await fetch(`${address}/api/v1/teachers/all-teachers?sort=reviews&limit=1`);
  const { data } = (await answer.json()) as { data: readonly { username: string }[] };
  const paths: Readonly<Record<MeasuredPage, string>> = {
    home: links.home,
    listing: listingHref(),
    profile: mentorProfileHref(data[0]!.username),
    landing: tutorsHref(SUBJECT),
    papers: links.previousQuestions,
    "paper list": paperHref("10th", "Mathematics"),
  };
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, address + path])) as typeof paths;
}
