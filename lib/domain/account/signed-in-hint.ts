/**
 * A cookie that scripts can read and that says only that there may be a session, so that visitors without one are spared
 * the question. The session itself is in a cookie that no script can read.
 */
export const SIGNED_IN_HINT_COOKIE = "signed_in";
