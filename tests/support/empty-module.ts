/** Stands for the `server-only` guard in tests. */
export {};
