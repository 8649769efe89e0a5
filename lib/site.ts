/** The site's name and general texts, for titles, mails and the footer. */
export const site = {
  name: "Mentorhood",
  tagline: "Find Your Personal Home Tutor",
  description: "Find a home tutor near you: compare mentors by class and subject, read reviews and book a meeting.",
  locale: "en-IN",
  /** ISO 4217. The build writes it in (next.config.ts); scripts read `.env` first. */
  get currency(): string {
    return process.env.CURRENCY || "INR";
  },
} as const;
