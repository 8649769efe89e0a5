/** Name of the session's cookie (docs/product.md, Constants); the token's key is derived from it. */
export const SESSION_COOKIE = "auth_token";
