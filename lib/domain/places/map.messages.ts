/** What is shown when a map does not load (specification, section 8, word for word). */
export const mapMessages = {
  loadingFailed: "Map Loading Failed",
  tryAgain: "Unable to load the map. Please try again.",
  reload: "Reload Page",
} as const;
