/** The rules of a robots.txt for every crawler. */
export type RobotsRules = {
  /** The URLs of its sitemaps. */
  sitemaps: string[];
  isAllowed(path: string): boolean;
};

/** Reads a robots.txt with one group, for all crawlers, whose rules are path prefixes (RFC 9309). */
export function readRobotsRules(text: string): RobotsRules {
  const lines = text.split("\n").map((line) => /^([\w-]+):\s*(.*)$/.exec(line.trim()));
  const valuesOf = (field: string) => lines.flatMap((line) => (line?.[1]?.toLowerCase() === field ? [line[2]!] : []));
  const longest = (field: string, path: string) =>
    Math.max(-1, ...valuesOf(field).flatMap((rule) => (rule !== "" && path.startsWith(rule) ? [rule.length] : [])));
  return {
    sitemaps: valuesOf("sitemap"),
    isAllowed: (path) => longest("allow", path) >= longest("disallow", path),
  };
}
