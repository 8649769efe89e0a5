/** Holds the IANA name of the browser's time zone, which the server cannot know by itself. */
export const DEVICE_ZONE_COOKIE = "time_zone";

/** How long a browser keeps it, in seconds; each visit that needs it looks again. */
export const DEVICE_ZONE_SECONDS = 30 * 24 * 60 * 60;
