import { USERNAME_CHANGE_DAYS, USERNAME_LENGTH } from "./account.constants";

/** Texts of the form that changes a username. */
export const usernameMessages = {
  missing: "Please enter a username",
  tooShort: `Please use at least ${USERNAME_LENGTH.min} characters`,
  tooLong: `Please use at most ${USERNAME_LENGTH.max} characters`,
  formWrong: "Please use only letters a to z, digits, and single hyphens between them",
  unchanged: "This is your username already.",
  taken: "This username is taken. Please choose another one.",
  reserved: "This username is reserved. Please choose another one, such as your name.",
  changedLately: (from: string) => `You can change it again from ${from}.`,
  hint: `Letters a to z, digits and single hyphens. You can change it once in ${USERNAME_CHANGE_DAYS} days.`,
  oldLinks: "Links to your old address keep working, and nobody else can take your old username.",
  forLater: "It becomes part of your address if you start to teach.",
  changed: "Your username has been changed.",
} as const;
