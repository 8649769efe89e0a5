/** What a visitor is told when the browser gives no position (specification, section 8, word for word). */
export const geolocationMessages = {
  unsupported: "Geolocation is not supported by this browser",
  denied: "Location access denied by user",
  unavailable: "Location information is unavailable",
  timeout: "Location request timed out",
  unknown: "An unknown error occurred while retrieving location",
} as const;
