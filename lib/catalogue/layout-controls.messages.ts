/** Texts around every page that scripts carry too, an object per component. */

export const papersLinkTexts = {
  pyqs: "PYQ's",
  previousYearsQuestion: "Previous years' question papers",
} as const;

export const themeSwitchTexts = {
  switchBetweenLight: "Switch between light and dark",
} as const;
