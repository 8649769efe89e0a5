import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { gradeOfLabel } from "./grade.rules";
import { profileMessages } from "./profile.messages";
import { averageText, reviewCountText } from "./profile.rules";
import type { ClassOffer, PublicMentorProfile } from "./public-mentor-profile";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const DESCRIPTION_LENGTH = 160;
const SUBJECTS_IN_TITLE = 2;

/** What a mentor's class entries add up to, each thing once: classes and levels from the lowest, formats as they come. */
export function teachingSummary(offers: readonly ClassOffer[]) {
  const grade = (label: string) => gradeOfLabel(label) ?? Infinity;
  const once = <T>(values: readonly T[]) => [...new Set(values)];
  const classes = once(offers.flatMap((offer) => offer.specificClasses));
  return {
    classes: classes.sort((a, b) => (grade(a) === grade(b) ? 0 : grade(a) - grade(b))),
    levels: EDUCATION_LEVELS.filter(({ key }) => offers.some((offer) => offer.educationLevel === key)).map(
      ({ title }) => title,
    ),
    formats: once(offers.map((offer) => profileMessages.formats[offer.format])),
  };
}

/** "Asha Rao, Mathematics and Physics tutor in Pune, Maharashtra". */
export function profileTitle({ name, subjects, placeName }: PublicMentorProfile): string {
  const subjectText = list.format(subjects.slice(0, SUBJECTS_IN_TITLE));
  return `${name}, ${subjectText === "" ? "" : `${subjectText} `}tutor${placeName ? ` in ${placeName}` : ""}`;
}

/** A description for search engines out of the facts of the profile, at most 160 characters. */
export function profileDescription(profile: PublicMentorProfile): string {
  const { name, subjects, classesOffered, placeName, rating, about } = profile;
  const { levels } = teachingSummary(classesOffered);
  const sentences = [
    rating.average !== null && `Rated ${averageText(rating.average)} of 5 in ${reviewCountText(rating.count)}.`,
    subjects.length > 0 &&
      `${name} teaches ${list.format(subjects)}${levels.length > 0 ? ` (${levels.join(", ")})` : ""}${placeName ? ` in ${placeName}` : ""}.`,
    about,
  ];
  return shorten(sentences.filter(Boolean).join(" ") || `${name} is a home tutor.`, DESCRIPTION_LENGTH);
}

/** Cuts at a word and says so by "…"; a text that fits stays whole. */
function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(" "), limit / 2))
    .replace(/[\s,.;:]+$/, "")
    .toWellFormed()}…`;
}
