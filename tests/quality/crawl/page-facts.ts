/** What a crawler reads in a page. Titles, metas and canonicals count only in the head. */
export type PageFacts = {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  images: string[];
  /** Contents of all `robots` metas. */
  robots: string;
  h1Count: number;
  /** Link targets as written, without `nofollow` links. */
  hrefs: string[];
  /** Ids: the targets of links within the page. */
  ids: string[];
};

type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** A start tag as React writes it: values are quoted, with escaped quotes inside. */
const START_TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
/** Parts without elements of the page. */
const NO_ELEMENTS = /<!--.*?-->|(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gis;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(START_TAG)].map(([, name, attributes]) => ({
    name: name!.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes!.matchAll(ATTRIBUTE)].map(([, key, value]) => [key!.toLowerCase(), unescaped(value ?? "")]),
    ),
  }));
}

/** Reads HTML that React has written. */
export function readPageFacts(html: string): PageFacts {
  const elements = html.replace(NO_ELEMENTS, "$1");
  const end = elements.indexOf("</head>");
  const headHtml = elements.slice(0, Math.max(end, 0));
  const head = tagsOf(headHtml);
  const body = tagsOf(elements.slice(headHtml.length));
  const words = (attribute: string | undefined) => attribute?.toLowerCase().split(/\s+/) ?? [];
  const metas = (key: "name" | "property", name: string) =>
    head
      .filter((tag) => tag.name === "meta" && tag.attributes[key] === name)
      .map((tag) => tag.attributes.content ?? "");
  return {
    titles: [...headHtml.matchAll(/<title[^>]*>(.*?)<\/title>/gs)].map(([, text]) => unescaped(text!)),
    descriptions: metas("name", "description"),
    canonicals: head
      .filter(({ name, attributes }) => name === "link" && words(attributes.rel).includes("canonical"))
      .map(({ attributes }) => attributes.href ?? ""),
    images: metas("property", "og:image"),
    robots: metas("name", "robots").join(", "),
    h1Count: body.filter(({ name }) => name === "h1").length,
    ids: body.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id])),
    hrefs: body.flatMap(({ name, attributes: { href, rel } }) =>
      name === "a" && href !== undefined && !words(rel).includes("nofollow") ? [href] : [],
    ),
  };
}
