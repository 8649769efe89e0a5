/** What an existing account reads on its way to becoming a mentor's. */
export const switchMessages = {
  done: "You are a mentor now. Complete your profile to be found.",
  alreadyMentor: "This is a mentor account already.",
  tooYoung: "Mentors are 18 or older, and your profile says that you are younger.",
  failed: "Switching did not work",
} as const;
