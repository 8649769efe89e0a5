/** What Next gives and takes; its own types of these are internal. */
type Entry = { lastModified?: number; value: { html?: string } | null };

/** See `cache-handler.mjs`. */
export default class CacheHandler {
  constructor(context: Readonly<Record<string, unknown>>);
  get(key: string, context: object): Promise<Entry | null>;
  set(key: string, value: object | null, context: object): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
}
