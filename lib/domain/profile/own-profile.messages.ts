/** Texts of one's own profile, an object per component. */

export const completenessCardTexts = {
  publicPage: "Your public page",
  parentsFindListing: "Parents find you in the listing.",
  seePublicPage: "See your public page",
  nobodyCanBook: "Nobody can book you yet: set your hours first.",
  notListedYet: "You are not listed yet. Parents find you once you have named a subject and offered a class.",
  waitsForStaff: "You are not listed now. “Approval and checks” on this page says what is missing.",
  nothingMissing: "Nothing is missing.",
  neededBeListed: "(needed to be listed)",
} as const;

export const ownAboutTexts = {
  about: "About",
  haveNotWritten: "You have not written anything about yourself yet.",
} as const;

export const ownHeaderTexts = {
  user: "User",
  editProfile: "Edit profile",
} as const;

export const ownTabsTexts = {
  meetings: "Meetings",
  availability: "Availability",
  settings: "Settings",
  sectionsProfile: "Sections of your profile",
} as const;

export const privateFactsTexts = {
  email: "Email",
  role: "Role",
  mentor: "Mentor",
  user: "User",
  username: "Username",
  age: "Age",
  mobileNumber: "Mobile number",
  address: "Address",
  onlySeeThis: "Only you see this",
  notGiven: "Not given",
} as const;
