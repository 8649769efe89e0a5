/** Texts of the mentors' cards. Browser scripts include them too. */

export const mentorCardsTexts = {
  verifiedMentor: "Verified mentor",
  away: "away",
  of: (name: string) => `of ${name}`,
} as const;
