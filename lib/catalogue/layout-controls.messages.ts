/** Layout texts that client components need too, one object per component. */

export const papersLinkTexts = {
  pyqs: "PYQ's",
  previousYearsQuestion: "Previous years' question papers",
} as const;

export const themeSwitchTexts = {
  switchBetweenLight: "Switch between light and dark",
} as const;
