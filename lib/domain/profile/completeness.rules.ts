import type { EducationLevelKey } from "@/lib/catalogue/education-levels";
import type { OwnVerification } from "@/lib/domain/verification/mentor-file";
import type { OwnProfile } from "./own-profile";
import { isOfTeachingAge } from "./profile-faults.rules";

export const EDIT_TABS = ["basic", "teaching", "qualifications"] as const;
export type EditTab = (typeof EDIT_TABS)[number];

/** Where to fill in an item: a field of the edit dialog, or another control of the profile. */
type Target = { tab: EditTab; field: string } | { control: "photo" | "place" | "hours" | "verification" };
export type ProfileItem = {
  key: string;
  label: string;
  target: Target;
  isDone: boolean;
  /** Without it, the listing does not show the mentor. */
  isNeeded: boolean;
};

/** A shorter introduction says too little to a parent, in characters. */
const ABOUT_MIN = 80;

/** Levels whose students sit board exams. */
const BOARD_LEVELS: readonly string[] = ["highschool", "college"] satisfies EducationLevelKey[];

/**
 * What makes a strong public page, most useful items first.
 * @param hasHours whether the mentor has saved hours, without which nobody can book
 * @param verification standing and checks, when the site asks for any
 */
export function profileItems(profile: OwnProfile, hasHours: boolean, verification?: OwnVerification): ProfileItem[] {
  const { avatar, About, subjects, classesOffered, qualifications, teachingExperiences, proficiency } = profile;
  const { languages, boards } = profile;
  const item = (key: string, label: string, target: Target, isDone: boolean, isNeeded = false): ProfileItem => ({
    key,
    label,
    target,
    isDone,
    isNeeded,
  });
  const field = (tab: EditTab, name: string): Target => ({ tab, field: name });
  const tooYoung = profile.role === "mentor" && !isOfTeachingAge(profile.age);
  return [
    ...(tooYoung ? [item("age", "Correct your age: mentors are 18 or older", field("basic", "age"), false, true)] : []),
    item("subjects", "Name a subject that you teach", field("teaching", "subjects"), subjects.length > 0, true),
    item(
      "classesOffered",
      "Offer a class",
      field("teaching", "classesOffered"),
      classesOffered.some((offer) => offer.specificClasses.length > 0),
      true,
    ),
    item(
      "fee",
      "Say what a class costs",
      field("teaching", "classesOffered.0.fee.per"),
      classesOffered.some(({ fee }) => fee !== null),
    ),
    ...(classesOffered.some(({ format }) => format !== "online")
      ? [
          item(
            "inPerson",
            "Say where you teach in person",
            field("teaching", "hostsStudents"),
            profile.hostsStudents || profile.reachKm !== null,
          ),
        ]
      : []),
    item("languages", "Say in which languages you teach", field("teaching", "languages"), languages.length > 0),
    ...(classesOffered.some(({ educationLevel }) => BOARD_LEVELS.includes(educationLevel))
      ? [item("boards", "Say for which boards and exams you prepare", field("teaching", "boards"), boards.length > 0)]
      : []),
    item("hours", "Set your hours", { control: "hours" }, hasHours),
    item("photo", "Add a photo", { control: "photo" }, avatar !== null),
    item(
      "About",
      `Introduce yourself in at least ${ABOUT_MIN} characters`,
      field("basic", "About"),
      [...(About ?? "")].length >= ABOUT_MIN,
    ),
    item("place", "Show the area where you teach", { control: "place" }, profile.teachingPlace !== null),
    item("qualifications", "Add a qualification", field("qualifications", "qualifications"), qualifications.length > 0),
    item(
      "teachingExperiences",
      "Tell where you have taught",
      field("teaching", "teachingExperiences"),
      teachingExperiences.length > 0,
    ),
    item("proficiency", "Choose your proficiency", field("teaching", "proficiency"), proficiency !== null),
    ...(verification ? verificationItems(verification) : []),
  ];
}

/** What the mentor can do about approval and checks. Asking for a check is all that is up to the mentor. */
function verificationItems({ maySubmit, checks }: OwnVerification): ProfileItem[] {
  const target = { control: "verification" } as const;
  const item = (key: string, label: string, isDone: boolean, isNeeded: boolean) => ({
    ...{ key, label, target, isDone, isNeeded },
  });
  const isAsked = ({ isValid, requestedAt }: OwnVerification["checks"][number]) => isValid || requestedAt !== null;
  const listing = checks.filter(({ forListing }) => forListing);
  const badge = checks.filter(({ forBadge, forListing }) => forBadge && !forListing);
  return [
    ...(maySubmit ? [item("submit", "Submit your profile for approval", false, true)] : []),
    ...(listing.length > 0 ? [item("checks", "Ask for the checks of the listing", listing.every(isAsked), true)] : []),
    ...(badge.length > 0
      ? [item("badge", "Ask for the checks of the verified badge", badge.every(isAsked), false)]
      : []),
  ];
}

/** How complete a profile is, in whole percent; 100 only when everything is done. */
export function completeness(items: readonly ProfileItem[]): number {
  return Math.floor((items.filter(({ isDone }) => isDone).length / items.length) * 100);
}
