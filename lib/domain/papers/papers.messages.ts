/** Texts of the question papers. */
export const papersMessages = {
  title: "Previous Year Question Papers",
  description: "Previous-year and sample question papers for the 10th, 11th and 12th class, subject by subject.",
  breadcrumb: "Question papers",
  allPapers: "All Papers",
  noneSelected: "No question papers available for this selection.",
  notFoundTitle: "Question papers not found",
  notFoundDescription:
    "We have no question papers for this class and subject. See all classes and subjects that we have papers for.",
  notFound: "No papers found for this subject.",
  notFoundHint: "The address may be misspelled, or we have no papers for this class and subject.",
  allSubjects: "See all question papers",
  comingSoon: "Coming soon",
  allComingSoon: "We are still collecting these papers. Each one can be opened here as soon as we have it.",
  download: "Download",
  mentors: "Mentors for this subject",
  allMentors: "All mentors for this",
  noMentors: "We have found nobody who teaches this subject to this class yet.",
  otherMentors: "See mentors for other classes",
} as const;
