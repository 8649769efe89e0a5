/** Texts of the pages with question papers, an object per component. */

export const paperFiltersTexts = {
  classes: "Classes",
} as const;

export const paperListTexts = {
  opensNewTab: "(opens in a new tab)",
} as const;

export const subjectCardTexts = {
  class: (classOf: string) => `${classOf} class`,
} as const;
