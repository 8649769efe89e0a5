import { SUBJECTS } from "@/lib/catalogue/subjects";
import { classOfGrade } from "@/lib/domain/mentors/grade.rules";
import type { ListingFilter } from "./listing.rules";

/** What a search without a result asked for, as it is counted: names of the catalogues, empty for any. */
export type EmptySearch = { subject: string; className: string; townId: string };

/**
 * What to count of a search without a result: one entry for each subject. Nothing of a search for a name, and nothing
 * when neither subject, class nor town is known.
 * @param townId a known town
 */
export function emptySearchesOf(filter: ListingFilter, townId: string | undefined): EmptySearch[] {
  const { subject, grade, name } = filter;
  if (name !== undefined || (subject === null && grade === null && townId === undefined)) return [];
  const rest = { className: grade === null ? "" : classOfGrade(grade), townId: townId ?? "" };
  if (subject === null) return [{ subject: "", ...rest }];
  return [subject].flat().flatMap((id) => {
    const found = SUBJECTS.find((one) => one.id === id);
    return found ? [{ subject: found.name, ...rest }] : [];
  });
}
