import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { usernameBase } from "@/lib/domain/account/username.rules";
import { pageDescription } from "@/lib/domain/text/description.rules";
import { site } from "@/lib/site";
import { feesText } from "./fee.rules";
import { gradeOfLabel } from "./grade.rules";
import { bookingCardTexts } from "./profile-page.messages";
import { ratingText } from "./profile.rules";
import type { ClassOffer, PublicMentorProfile } from "./public-mentor-profile";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const SUBJECTS_IN_TITLE = 2;

/** Summarises a mentor's class entries without repetition: classes and levels from the lowest. */
export function teachingSummary(offers: readonly ClassOffer[]) {
  const grade = (label: string) => gradeOfLabel(label) ?? Infinity;
  const once = <T>(values: readonly T[]) => [...new Set(values)];
  const classes = once(offers.flatMap((offer) => offer.specificClasses));
  return {
    classes: classes.sort((a, b) => (grade(a) === grade(b) ? 0 : grade(a) - grade(b))),
    levels: EDUCATION_LEVELS.filter(({ key }) => offers.some((offer) => offer.educationLevel === key)).map(
      ({ title }) => title,
    ),
  };
}

/** "Mathematics and Physics tutor": the mentor's occupation. */
export function jobTitle({ subjects }: Pick<PublicMentorProfile, "subjects">): string {
  return subjects.length === 0 ? "Tutor" : `${list.format(subjects.slice(0, SUBJECTS_IN_TITLE))} tutor`;
}

/** "Asha Rao, Mathematics and Physics tutor in Pune, Maharashtra". */
export function profileTitle(profile: TitleFacts): string {
  return `${profile.name}, ${tradeAndPlace(profile)}`;
}

/**
 * The title of the page, unique among all pages: mentors who share a name are distinguished by username, as in "Asha
 * Rao (asha-rao-2), tutor in Pune, Maharashtra".
 */
export function profilePageTitle(profile: TitleFacts & Pick<PublicMentorProfile, "username">): string {
  return `${distinctName(profile)}, ${tradeAndPlace(profile)}`;
}

type TitleFacts = Pick<PublicMentorProfile, "name" | "subjects" | "placeName">;

function tradeAndPlace({ subjects, placeName }: TitleFacts): string {
  const trade = subjects.length === 0 ? "tutor" : jobTitle({ subjects });
  return placeName ? `${trade} in ${placeName}` : trade;
}

/** At most one of all namesakes has the username built from the name alone. */
function distinctName({ name, username }: Pick<PublicMentorProfile, "name" | "username">): string {
  return username === usernameBase(name) ? name : `${name} (${username})`;
}

/**
 * A description for search engines from the facts of the profile, unique to this mentor's page; 70 to 160 characters.
 */
export function profileDescription(profile: PublicMentorProfile): string {
  const { subjects, classesOffered, placeName, rating, about } = profile;
  const { levels } = teachingSummary(classesOffered);
  const name = distinctName(profile);
  const taught = `${list.format(subjects)}${levels.length > 0 ? ` (${levels.join(", ")})` : ""}`;
  const place = placeName ? ` in ${placeName}` : "";
  const who = subjects.length > 0 ? `${name} teaches ${taught}${place}.` : `${name} is a tutor${place}.`;
  const rated = rating.average === null ? [] : [`Rated ${ratingText(rating.average, rating.count)}.`];
  const fees = classesOffered.map(({ fee }) => fee);
  const costs = fees.some((fee) => fee !== null) ? [`${bookingCardTexts.fees(feesText(fees))}.`] : [];
  return pageDescription({
    facts: [...rated, ...costs, who],
    text: about,
    closing: `See classes, qualifications and free times, and book a meeting on ${site.name}.`,
  });
}
