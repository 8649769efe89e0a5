/** The site's name and general texts, for titles, mails and the footer. */
export const site = {
  name: "Mentorhood",
  tagline: "Find Your Personal Home Tutor",
  description: "Find a home tutor near you: compare mentors by class and subject, read reviews and book a meeting.",
  locale: "en-IN",
} as const;
