/** Longest wait for one answer of a remote store, in milliseconds. */
export const ANSWER_LIMIT_MS = 15_000;

/** Stores uploaded pictures, all of them WebP, under random names. */
export type PictureStorage = {
  /**
   * Stores all of the pictures or none.
   * @returns their addresses, in order
   * @throws AppError service_unavailable
   */
  put(pictures: readonly Uint8Array[]): Promise<string[]>;
  /**
   * Reads a picture by its address; null for an address of another store, which gets no request.
   * @throws AppError service_unavailable
   */
  read(url: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes pictures by their addresses and ignores those of other stores. Logs a failure instead of throwing. */
  remove(urls: readonly string[]): Promise<void>;
};
