/** Texts of the mentors' cards. Browser scripts include them too. */

export const mentorCardsTexts = {
  verifiedMentor: "Verified mentor",
  away: "away",
  nextFree: (time: string) => `Next free: ${time}`,
  of: (name: string) => `of ${name}`,
} as const;
