/** Longer headers are cut: no browser sends so much, and every name stands near the front or the end. */
const HEADER_MAX = 400;

/** The first match wins: browsers also name the ones that they imitate. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

const UNKNOWN = "An app or unknown browser";

/** The device behind a User-Agent header, as its owner would name it: "Chrome on Windows". */
export function deviceOf(userAgent: string | null): string {
  const header = (userAgent ?? "").slice(0, HEADER_MAX);
  const find = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([, pattern]) => pattern.test(header))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? UNKNOWN);
}
