import { currencySign } from "@/lib/domain/mentors/fee.rules";
import { MOBILE_DIGITS } from "./profile.constants";

/** Texts of the dialog that edits a profile, an object per component. */

export const basicFieldsTexts = {
  name: "Name",
  about: "About",
  parentsReadThis: "Parents read this first: how you teach, whom you have helped, what a first lesson is like.",
  fewWordsAbout: "A few words about you or your child.",
  age: "Age",
  neverShownOthers: "Never shown to others.",
  mobileNumber: "Mobile number",
  mobileHint: `${MOBILE_DIGITS} digits, never shown to others.`,
  address: "Address",
} as const;

export const classListTexts = {
  classesOffered: "Classes offered",
  parentsFindThese: "Parents find you by these.",
  subject: "Subject",
  educationLevel: "Education level",
  chooseLevel: "Choose a level",
  format: "Format",
  chooseFormat: "Choose a format",
  classes: "Classes",
} as const;

export const editProfileDialogTexts = {
  whatHaveChanged: "What you have changed in your profile has not been saved yet.",
  editProfile: "Edit profile",
  close: "Close",
  cancel: "Cancel",
  saving: "Saving",
  save: "Save",
} as const;

export const editTabsTexts = {
  basicInfo: "Basic Info",
  teachingInfo: "Teaching Info",
  qualifications: "Qualifications",
  partsProfile: "Parts of the profile",
} as const;

export const entryListTexts = {
  remove: (noun: string, index: number) => `Remove ${noun} ${index + 1}`,
  removeButton: "Remove",
  add: (noun: string) => `Add ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`,
} as const;

export const experienceListTexts = {
  teachingExperience: "Teaching experience",
  leaveEmptyIf: "Leave it empty if this is your beginning.",
  institution: "Institution",
  subject: "Subject",
  iCurrentlyTeach: "I currently teach here",
  from: "From",
  to: "To",
} as const;

export const feeFieldsTexts = {
  fee: "Fee",
  ask: "Ask",
  periods: { hour: "For an hour", month: "For a month" },
  amount: `Amount in ${currencySign()}`,
  shownAs: (fee: string) => `Parents read: ${fee}`,
  lessonsPerWeek: "Lessons a week",
  lessonMinutes: "Minutes a lesson",
} as const;

export const inPersonFieldsTexts = {
  lessonsInPerson: "Lessons in person",
  hint: "For your offline and hybrid classes: at your place, at the student's home, or both.",
  atMyPlace: "Students come to my place",
  reach: "How far I travel to a student, in km",
  reachHint: "Leave it empty if you do not travel.",
} as const;

export const qualificationListTexts = {
  qualifications: "Qualifications",
  degree: "Degree",
  bSc: "B.Sc.",
  fieldStudy: "Field of study",
  mathematics: "Mathematics",
  institution: "Institution",
  year: "Year",
  detail: "Detail",
  optionalSuchAs: "Optional, such as a grade or an award.",
} as const;

export const teachingFieldsTexts = {
  proficiency: "Proficiency",
  chooseProficiency: "Choose your proficiency",
  subjects: "Subjects",
  subject: (index: number) => `Subject ${index + 1}`,
  firstMeetingFee: `Fee of a first meeting in ${currencySign()}`,
  firstMeetingHint: "Leave it empty if the first meeting is free.",
  languages: "Languages",
  languagesHint: "In which of these do you hold lessons?",
  boards: "Boards and exams",
  boardsHint: "For which of these do you prepare students?",
} as const;
