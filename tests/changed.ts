/**
 * `npm run test:changed [-- COMMIT]`: what the changes since a commit can break, committed or not. Without a commit:
 * since the branch left main, on main itself since its last commit.
 */
import { execFileSync } from "node:child_process";
import { fail } from "@/scripts/environment";
import { CHANGED_SPECS } from "./changed-specs";
import { runBrowserTests, runHttpTests } from "./site-tests";
import { npmStep, programStep, runLanes, type Step } from "./steps";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

function findBase(): string {
  const [given] = process.argv.slice(2);
  if (given) return git("rev-parse", given);
  try {
    return git("merge-base", "HEAD", "main");
  } catch {
    return git("rev-parse", "HEAD");
  }
}

function listChangedFiles(base: string): string[] {
  const changed = git("diff", "--name-only", "--diff-filter=d", base);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...changed.split("\n"), ...untracked.split("\n")].filter(Boolean);
}

const isIn = (place: string, file: string) => file === place || file.startsWith(`${place}/`);
const isNamedBySpecs = (file: string) => /^tests\/(e2e|http)\/.*\.(spec|test)\.ts$/.test(file);

const base = findBase();
const changed = listChangedFiles(base);
if (changed.length === 0) fail(`Nothing has changed since ${base}.`);

const rows = Object.entries(CHANGED_SPECS).filter(([place]) => changed.some((file) => isIn(place, file)));
const specs = [...new Set([...rows.flatMap(([, named]) => named), ...changed.filter(isNamedBySpecs)])];
const isBrowserSpec = (file: string) => file.startsWith("tests/e2e/") && !file.startsWith("tests/e2e/nightly/");
const journeys = specs.filter(isBrowserSpec);
const overHttp = specs.filter((file) => file.startsWith("tests/http/"));

const ofVitest = ["--changed", base, "--passWithNoTests"];
const format = programStep("format", "npx", "prettier", "--check", "--ignore-unknown", ...changed);
const http: Step = { name: "http", run: () => runHttpTests(overHttp) };
const browser: Step = { name: "e2e", run: () => runBrowserTests("journeys", journeys) };

await runLanes([
  [npmStep("typecheck"), ...(overHttp.length > 0 ? [http] : []), ...(journeys.length > 0 ? [browser] : [])],
  [npmStep("lint"), format, npmStep("test:unit", ...ofVitest), npmStep("test:integration", ...ofVitest)],
]);
