/** Cookie with the IANA name of the browser's time zone, which the server cannot know otherwise. */
export const DEVICE_ZONE_COOKIE = "time_zone";

/** Lifetime of the cookie, in seconds; each visit that needs it refreshes it. */
export const DEVICE_ZONE_SECONDS = 30 * 24 * 60 * 60;
