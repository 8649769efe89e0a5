import { AGE, MAX_ROWS, MAX_SUBJECTS, MOBILE_DIGITS, PROFILE_LENGTH, YEAR } from "./profile.constants";

/** Texts of the profile and its edit dialog (docs/product.md, States, Input rules and Messages). */
export const profileEditMessages = {
  saved: "Your profile has been saved.",
  placeSaved: "Your teaching place has been saved.",
  placeRemoved: "Your teaching place has been removed.",
  saveFailed: "Failed to update user",
  changedElsewhere:
    "Your profile was changed in another window since you opened it here. Nothing has been overwritten yet.",

  ageInvalid: `Age must be a number from ${AGE.min} to ${AGE.max}`,
  mentorTooYoung: (min: number) => `Mentors are ${min} or older`,
  mobileInvalid: `Mobile number must have ${MOBILE_DIGITS} digits`,
  aboutTooLong: `Please use at most ${PROFILE_LENGTH.about} characters`,
  addressTooLong: `Please use at most ${PROFILE_LENGTH.address} characters`,
  unreadable: "Please use only letters and signs that can be read",
  proficiencyUnknown: "Please choose Beginner, Intermediate or Advanced",

  subjectTooLong: `Please use at most ${PROFILE_LENGTH.subject} characters for a subject`,
  tooManySubjects: `Please list at most ${MAX_SUBJECTS} subjects`,
  subjectMissing: "Please enter the subject",
  levelMissing: "Please choose an education level",
  formatMissing: "Please choose online, offline or hybrid",
  classesMissing: "Please choose at least one class",
  classesForeign: "Please choose classes of the chosen level",
  institutionMissing: "Please enter the institution",
  degreeMissing: "Please enter the degree",
  fieldMissing: "Please enter the field of study",
  yearInvalid: `Please enter the year with four digits, from ${YEAR.min} on`,
  yearToCome: "Please enter a year that has begun",
  fromMissing: "Please enter the day on which it began",
  toMissing: "Please enter the last day, or tick that you still teach there",
  dayOutOfRange: `Please enter a day from ${YEAR.min} on`,
  fromToCome: "Please enter a day that is not still to come",
  toToCome: "This day is still to come. Tick that you still teach there instead",
  toBeforeFrom: "The end lies before the beginning",
  textTooLong: "This text is too long",
  tooManyRows: `Please list at most ${MAX_ROWS} entries`,
  keepSubject: "Please keep at least one subject.",
  keepQualification: "Please keep at least one qualification.",
  keepClass: "Please keep at least one class.",
  placeInvalid: "Please choose a place on the map",

  deleteQuestion: "Are you absolutely sure?",
} as const;
