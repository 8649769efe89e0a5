/**
 * A cookie that scripts can read and that says only that there may be a session, so that visitors without one are spared
 * the question, and by a mark whether it is that of the same account as before. Its value begins with a one. The session
 * itself is in a cookie that no script can read.
 */
export const SIGNED_IN_HINT_COOKIE = "signed_in";
