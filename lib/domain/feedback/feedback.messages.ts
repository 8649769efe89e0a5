/** Texts of errors, notices and toasts, an object per component. */

export const copyButtonTexts = {
  copied: "Copied",
  copy: "Copy",
} as const;

export const errorPanelTexts = {
  tryAgain: "Try again",
  unexpectedErrorOccurred: "An unexpected error occurred.",
  somethingWentWrong: "Something went wrong.",
  reference: (digest: string) => `Reference: ${digest}`,
  reloadPage: "Reload Page",
} as const;

export const failureRemedyTexts = {
  loadPageAgain: "Load the page again",
  newTabThen: "in a new tab, then try again here. What you have typed stays.",
  login: "Login",
  opensNewTab: "(opens in a new tab)",
} as const;

export const leaveGuardTexts = {
  leaveWithoutSaving: "Leave without saving?",
  discardChanges: "Discard changes",
  keepEditing: "Keep editing",
} as const;

export const saveProblemTexts = {
  saveMineInstead: "Save mine instead",
  discardMineLoad: "Discard mine and load the latest",
} as const;
