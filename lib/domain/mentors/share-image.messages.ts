/** Texts in the images of shared links, an object per component. */

export const mentorShareImageTexts = {
  tutor: (subjects: string) => `${subjects} tutor`,
  homeTutor: "Home tutor",
} as const;

export const siteShareImageTexts = {
  compareMentorsNear: "Compare mentors near you, read reviews and book a meeting.",
} as const;

export const tutorsShareImageTexts = {
  averageRating: "average rating",
} as const;
