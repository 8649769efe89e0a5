/** The product's own name and the texts that describe it as a whole; titles, mails and the footer read them here. */
export const site = {
  name: "Mentorhood",
  tagline: "Find Your Personal Home Tutor",
  description: "Find a home tutor near you: compare mentors by class and subject, read reviews and book a meeting.",
  locale: "en-IN",
} as const;
