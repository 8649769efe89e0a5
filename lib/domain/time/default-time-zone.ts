/** The zone in which times are shown until a person's own zone is known. */
export const DEFAULT_TIME_ZONE = "Asia/Kolkata";
