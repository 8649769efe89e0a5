import { MENTOR_AGE_MIN } from "./account.constants";

/** Texts for turning an existing account into a mentor account. */
export const switchMessages = {
  done: "You are a mentor now. Complete your profile to be found.",
  alreadyMentor: "This is a mentor account already.",
  tooYoung: `Mentors are ${MENTOR_AGE_MIN} or older, and your profile says that you are younger.`,
  failed: "Switching did not work",
} as const;
