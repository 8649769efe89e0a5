/** Replaces the `server-only` guard in tests. */
export {};
