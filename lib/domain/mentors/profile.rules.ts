import { EDUCATION_LEVELS, type EducationLevelKey } from "@/lib/catalogue/education-levels";
import type { RatingSummary } from "@/lib/domain/reviews/public-review";
import { gradeOfLabel } from "./grade.rules";
import { profileMessages } from "./profile.messages";

/** "6+" years since the latest qualification, or "N/A" without one or before a whole year has passed. */
export function experienceText(qualifications: readonly { year: number }[], currentYear: number): string {
  if (qualifications.length === 0) return profileMessages.notAvailable;
  const years = currentYear - Math.max(...qualifications.map(({ year }) => year));
  return years < 1 ? profileMessages.notAvailable : `${years}+`;
}

/** The name of a level; every key of the type has one. */
export function levelTitle(key: EducationLevelKey): string {
  return EDUCATION_LEVELS.find((level) => level.key === key)!.title;
}

export type BadgeColour = "green" | "orange" | "blue" | "purple";

/**
 * The colour of a class badge (docs/product.md, Constants): 10th green, 12th orange, +2 2nd blue, anything else purple.
 * "12th" and the second plus-two year are the same grade, so the label's wording distinguishes them.
 */
export function classBadgeColour(label: string): BadgeColour {
  const grade = gradeOfLabel(label);
  if (grade === 10) return "green";
  if (grade !== 12) return "purple";
  return /\+|\bplus\b/i.test(label) ? "blue" : "orange";
}

/** An average with one decimal, or "N/A" without reviews. */
export function averageText(average: number | null): string {
  return average === null ? profileMessages.notAvailable : average.toFixed(1);
}

/** "4.3 out of 5 from 1,740 reviews". */
export function ratingText(average: number, count: number): string {
  return `${averageText(average)} out of 5 from ${reviewCountText(count)}`;
}

/** The share of each star among all reviews, in whole percent. */
export function starShares({ stars, count }: RatingSummary): { star: number; count: number; percent: number }[] {
  return stars.map((row) => ({ ...row, percent: count === 0 ? 0 : Math.round((row.count / count) * 100) }));
}

/** "1 review", "1,234 reviews". */
export function reviewCountText(count: number): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? "review" : "reviews"}`;
}
