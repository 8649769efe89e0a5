/** Name of the session's cookie (docs/product.md, Constants); the token's key is derived from it. */
export const SESSION_COOKIE = "auth_token";

/**
 * A cookie that scripts can read and that says only that there may be a session, so that visitors without one are spared
 * the question, and by a mark whether it is that of the same account as before. Its value begins with a one. The session
 * itself is in a cookie that no script can read.
 */
export const SIGNED_IN_HINT_COOKIE = "signed_in";

/** The account that a form was made for, as the form sends it; the server refuses the form for another one. */
export const ACCOUNT_FIELD = "account";

/** The same for requests to the REST contract that our own pages send with the session's cookie. */
export const ACCOUNT_HEADER = "X-Account";
