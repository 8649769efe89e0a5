/** What Next passes; its own types of these are internal. */
type Value = { html?: string };

export type CacheHandler = {
  get(key: string, context: object): Promise<{ lastModified: number; value: Value } | null>;
  set(key: string, value: object | null, context: object): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
};
