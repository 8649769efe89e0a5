/** Texts of the controls for the visitor's own place, an object per component. */

export const forgetLocationTexts = {
  forgetMyLocation: "Forget my location",
} as const;

export const locateButtonTexts = {
  findingYou: "Finding you",
  useMyLocation: "Use my location",
} as const;

export const locationControlTexts = {
  yourLocation: "Your location",
  near: "Near",
  locationKnown: "Your location is known",
  change: "Change",
  ownLocation: "your location",
  chooseTown: "Choose a town",
  /** The same in a phone's row of controls. */
  town: "Town",
} as const;

export const townComboboxTexts = {
  lookingTowns: "Looking for towns",
  townsCouldNot: "The towns could not be loaded. You can still type the name of yours.",
  noTownThis: "No town of this name. Try the next larger one.",
  yourTown: "Your town",
  examplePune: "For example Pune",
  found: (length: number) => `${length} ${length === 1 ? "town" : "towns"} found`,
} as const;

export const townFormTexts = {
  settingTown: "Setting your town",
  setTown: "Set town",
} as const;

export const townOptionsTexts = {
  towns: "Towns",
} as const;
