/** Name of the session cookie (docs/product.md, Constants); the token's key is derived from it. */
export const SESSION_COOKIE = "auth_token";

/**
 * A cookie that scripts can read. It shows only that there may be a session, which saves visitors without one a
 * request. A mark reveals whether the account has changed. Its value starts with a one. The session itself is in a
 * cookie that scripts cannot read.
 */
export const SIGNED_IN_HINT_COOKIE = "signed_in";

/** The form field with the account that the form was rendered for; the server rejects any other account. */
export const ACCOUNT_FIELD = "account";

/** The same for requests from our own pages to the REST API with the session cookie. */
export const ACCOUNT_HEADER = "X-Account";

/** The form field with a code of the second factor, asked for when a staff action needs one. */
export const FACTOR_FIELD = "factorCode";
