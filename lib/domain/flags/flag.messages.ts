/** Texts for people whose contact details are hidden. */
export const flagTexts = {
  hiddenForNow: "We hide contact details until someone has looked at this and allowed them.",
} as const;
