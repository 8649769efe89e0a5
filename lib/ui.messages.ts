/** Texts of generic buttons, fields and dialogs, one object per component. */

export const confirmDialogTexts = {
  cancel: "Cancel",
} as const;

export const fieldTexts = {
  isFine: "is fine",
} as const;

export const passwordInputTexts = {
  showPassword: "Show password",
} as const;

export const sheetPanelTexts = {
  close: "Close",
} as const;

export const starRatingTexts = {
  rated: (rating: string) => `${rating} out of 5 stars`,
} as const;
