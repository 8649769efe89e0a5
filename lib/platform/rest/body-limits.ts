/**
 * How long the body of a request without files may be, in bytes: the longest profile that its limits allow, in a script of
 * three bytes a letter, has room. `next.config.ts` tells Next the same.
 */
export const PLAIN_BODY_BYTES = 96 * 1024;
