/**
 * Search engines and link previews, which get a page with its metadata in the head. Next's `htmlLimitedBots` and the page cache use
 * the same expression. It may match too many visitors, which only costs time.
 */
export const SEARCH_ENGINES =
  /bot\b|crawl|spider|google|lighthouse|slurp|yandex|sogou|yeti|tumblr|vkshare|quora|preview|archiver|facebookexternal|facebookcatalog|whatsapp/i;
