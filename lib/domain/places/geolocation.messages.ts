/** Why the browser returned no position, in the words of the toast (docs/product.md, Messages). */
export const geolocationMessages = {
  unsupported: "Geolocation is not supported by this browser",
  denied: "Location access denied by user",
  unavailable: "Location information is unavailable",
  timeout: "Location request timed out",
  unknown: "An unknown error occurred while retrieving location",
  invalid: "Invalid coordinates received from GPS",
} as const;

/** Texts of the location control and its use cases. */
export const locationMessages = {
  saveFailed: "Failed to update the location.",
  notSupported: "Geolocation is not supported.",
  saved: "Your location is saved.",
  found: "Your location is set.",
  townChosen: (town: string) => `Your location is set to ${town}.`,
  forgotten: "Your location is forgotten.",
  unknownTown: "We do not know this town. Try the next larger one.",
  otherTown: (town: string) => `We do not know this town. Did you mean ${town}?`,
  typeInstead: "You can choose your town instead.",
} as const;
