import { MENTOR_AGE_MIN } from "./account.constants";

/** What an existing account reads on its way to becoming a mentor's. */
export const switchMessages = {
  done: "You are a mentor now. Complete your profile to be found.",
  alreadyMentor: "This is a mentor account already.",
  tooYoung: `Mentors are ${MENTOR_AGE_MIN} or older, and your profile says that you are younger.`,
  failed: "Switching did not work",
} as const;
