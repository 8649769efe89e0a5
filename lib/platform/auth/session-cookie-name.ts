/** Name of the session's cookie (specification, section 9); the token's key is derived from it. */
export const SESSION_COOKIE = "auth_token";
