import { links } from "@/lib/links";
import type { Site } from "./site";

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: "amp" | "lt" | "gt" | "quot" | "apos") => CHARACTERS[name]);
const CHARACTERS = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

async function readAddresses(site: Site, url: string): Promise<string[]> {
  const answer = await site.fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => unescaped(text!));
}

/**
 * All addresses in the parts of the site's sitemap.
 * @throws Error when a file does not answer 200
 */
export async function readSitemapUrls(site: Site): Promise<string[]> {
  const parts = await readAddresses(site, site.at(links.sitemap));
  return (await Promise.all(parts.map((part) => readAddresses(site, part)))).flat();
}
