import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

type Message = { type: string; subType?: string; message: string; extract?: string; url?: string };
type Accepted = { why: string; isAdvice: boolean; message: RegExp; extract?: RegExp };

const CHECKER = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const MOST_OUTPUT = 256 * 1024 * 1024;

/** Accepted messages of the checker: errors in HTML that React or Next writes, and declined advice. */
const ACCEPTED: readonly Accepted[] = [
  {
    why: "React gives a form with a server action an empty address and posts it to its own page.",
    isAdvice: false,
    message: /^Bad value “” for attribute “action” on element “form”: Must be non-empty\.$/,
    extract: /<form [^<>]*\baction="" encType="multipart\/form-data" method="POST">/,
  },
  {
    why: "Next names the type of its own inline scripts.",
    isAdvice: true,
    message: /^The “type” attribute is unnecessary for JavaScript resources\.$/,
  },
  {
    why: "A tab names its panel, instead of a heading.",
    isAdvice: true,
    message: /^Section lacks heading\./,
    extract: /<section id="([^"]+)" aria-labelledby="\1-tab"/,
  },
  {
    why: "A disabled link stays a link, so that it keeps the focus.",
    isAdvice: true,
    message: /^An “aria-disabled” attribute whose value is “true” should not be specified on an “a” element/,
    extract: /<a aria-label="(Earlier|Later) days"/,
  },
];

/** Whether a message needs a fix. */
function isFault({ type, subType, message, extract = "" }: Message): boolean {
  const isWarning = type === "info";
  if (isWarning && subType !== "warning") return false;
  return !ACCEPTED.some(
    (one) =>
      (isWarning || !one.isAdvice) &&
      one.message.test(message) &&
      (one.extract === undefined || one.extract.test(extract)),
  );
}

/**
 * Checks all pages of a folder with the Nu HTML checker in one run. Without Java it prints a note and checks nothing.
 * @returns errors and warnings, each with its pages
 * @throws Error when the checker cannot run
 */
export function checkHtml(folder: string): string[] {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const args = ["-jar", CHECKER, "--format", "json", "--exit-zero-always", ...files];
  const { stderr, status, error } = spawnSync("java", args, { encoding: "utf8", maxBuffer: MOST_OUTPUT });
  if ((error as NodeJS.ErrnoException | undefined)?.code === "ENOENT") {
    console.log("The HTML was not checked: the Nu HTML checker needs Java, and there is no program named java.");
    return [];
  }
  if (status !== 0) throw new Error(`The HTML checker could not be run: ${error?.message ?? stderr.slice(0, 500)}`);
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const pages = new Map<string, Set<string>>();
  for (const message of messages.filter(isFault)) {
    const text = `${message.message} ${message.extract?.trim() ?? ""}`;
    pages.set(text, (pages.get(text) ?? new Set()).add(path.basename(message.url ?? "?", ".html")));
  }
  console.log(`The Nu HTML checker has read ${files.length} pages.`);
  return [...pages].map(
    ([text, names]) => `HTML: ${text} (${[...names].slice(0, 3).join(", ")}, ${names.size} in all)`,
  );
}
