import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type HtmlMessage, isKnownFault } from "./known-html-faults";

type Message = HtmlMessage & {
  type: "error" | "info" | "non-document-error";
  subType?: "warning" | "fatal";
  url?: string;
};

const CHECKER = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const MOST_OUTPUT = 256 * 1024 * 1024;

const hasJava = () => spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;

/**
 * Gives all pages of a folder to the Nu HTML checker. Without Java it says so and checks nothing.
 * @returns errors and warnings, each with the pages that it is about
 * @throws Error when the checker cannot be run
 */
export function checkHtml(folder: string): string[] {
  if (!hasJava()) {
    console.log("The HTML was not checked: the Nu HTML checker needs Java, and there is no program named java.");
    return [];
  }
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const { stderr, status, error } = spawnSync(
    "java",
    ["-jar", CHECKER, "--format", "json", "--exit-zero-always", ...files],
    {
      encoding: "utf8",
      maxBuffer: MOST_OUTPUT,
    },
  );
  if (status !== 0) throw new Error(`The HTML checker could not be run: ${error?.message ?? stderr.slice(0, 500)}`);
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const pages = new Map<string, Set<string>>();
  for (const message of messages) {
    const isWarning = message.type === "info" && message.subType === "warning";
    if ((message.type === "info" && !isWarning) || isKnownFault(message, isWarning)) continue;
    const text = `${message.message} ${message.extract?.trim() ?? ""}`;
    pages.set(text, (pages.get(text) ?? new Set()).add(path.basename(message.url ?? "?", ".html")));
  }
  console.log(`The Nu HTML checker has read ${files.length} pages.`);
  return [...pages].map(
    ([text, names]) => `HTML: ${text} (${[...names].slice(0, 3).join(", ")}, ${names.size} in all)`,
  );
}
