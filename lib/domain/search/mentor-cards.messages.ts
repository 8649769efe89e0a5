/** Texts of the mentors' cards, which scripts carry too. */

export const mentorCardsTexts = {
  verifiedMentor: "Verified mentor",
  away: "away",
  of: (name: string) => `of ${name}`,
} as const;
