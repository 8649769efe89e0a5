/** Titles and texts of the page of one's own profile. */

export const profilePageTexts = {
  yourProfile: "Your profile",
  whatOthersSee:
    "What others see of you, your meetings and your settings, all in one place. Only you can open this page.",
  editingProfileNeeds: "Editing the profile needs JavaScript.",
  figures: "Figures",
} as const;
