/** Layout texts, one object per component. */

export const breadcrumbsTexts = {
  breadcrumb: "Breadcrumb",
} as const;

export const footerTexts = {
  findMentors: "Find mentors",
  subjects: "Subjects",
  allSubjects: "All subjects",
  allMentors: "All mentors",
  primarySchool: "Primary School",
  highSchool: "High School",
  college: "College",
  learningPlatform: "Learning platform",
  questionPapers: "Question papers",
  becomeInstructor: "Become an instructor",
  career: "Career",
  privacyPolicy: "Privacy policy",
  termsConditions: "Terms and conditions",
  safety: "Safety",
  contact: "Contact",
  footer: "Footer",
  legal: "Legal",
} as const;

export const gradeMenusTexts = {
  technology: "Technology",
  allMentors: "All Mentors",
} as const;

export const navbarTexts = {
  main: "Main",
  findMentors: "Find mentors",
  menu: "Menu",
  shortlist: "Shortlist",
} as const;

export const previewBarTexts = {
  previewNotSite: (version: string) => `Preview, not the site itself${version && `: ${version}`}`,
} as const;

export const skipLinkTexts = {
  skipContent: "Skip to content",
} as const;
