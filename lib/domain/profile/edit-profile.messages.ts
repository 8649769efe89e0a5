/** Texts of the profile and its edit dialog (specification, sections 4, 5 and 8, word for word where they give one). */
export const profileEditMessages = {
  saved: "Your profile has been saved.",
  placeSaved: "Your teaching place has been saved.",
  placeRemoved: "Your teaching place has been removed.",
  saveFailed: "Failed to update user",
  changedElsewhere:
    "Your profile was changed in another window since you opened it here. Nothing has been overwritten yet.",

  ageInvalid: "Age must be a number from 0 to 100",
  mobileInvalid: "Mobile number must have 10 digits",
  aboutTooLong: "Please use at most 2000 characters",
  addressTooLong: "Please use at most 300 characters",
  unreadable: "Please use only letters and signs that can be read",
  proficiencyUnknown: "Please choose Beginner, Intermediate or Advanced",

  subjectTooLong: "Please use at most 60 characters for a subject",
  tooManySubjects: "Please list at most 30 subjects",
  subjectMissing: "Please enter the subject",
  levelMissing: "Please choose an education level",
  formatMissing: "Please choose online, offline or hybrid",
  classesMissing: "Please choose at least one class",
  classesForeign: "Please choose classes of the chosen level",
  institutionMissing: "Please enter the institution",
  degreeMissing: "Please enter the degree",
  fieldMissing: "Please enter the field of study",
  yearInvalid: "Please enter the year with four digits, from 1940 to 2100",
  fromMissing: "Please enter the day on which it began",
  toMissing: "Please enter the last day, or tick that you still teach there",
  toBeforeFrom: "The end lies before the beginning",
  textTooLong: "This text is too long",
  tooManyRows: "Please list at most 20 entries",
  keepSubject: "Please keep at least one subject.",
  keepQualification: "Please keep at least one qualification.",
  keepClass: "Please keep at least one class.",
  placeInvalid: "Please choose a place on the map",

  deleteQuestion: "Are you absolutely sure?",
} as const;
