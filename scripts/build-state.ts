import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a build is made from. */
const SOURCES = [
  "app", "components", "lib", "emails", "public", "prisma/schema.prisma", "middleware.ts", "instrumentation.ts", "instrumentation-client.ts",
  "next.config.ts",
  "postcss.config.mjs", "tsconfig.json", "package-lock.json",
]; // prettier-ignore
const BUILD_MARK = ".next/BUILD_ID";
/** Holds the address that the build's ready-made pages name as their own. */
const ADDRESS_MARK = ".next/built-for";

function newestChange(place: string): number {
  if (!existsSync(place)) return 0;
  const stats = statSync(place);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(place).map((name) => newestChange(path.join(place, name))));
}

/** Whether the database client is missing or older than the schema that it is made from. */
export function isClientStale(root = "."): boolean {
  const client = path.join(root, "prisma/generated/prisma/client.ts");
  return !existsSync(client) || newestChange(path.join(root, "prisma/schema.prisma")) > statSync(client).mtimeMs;
}

/** Notes the address of the site that the build was made for. */
export function noteBuiltAddress(address: string, root = "."): void {
  writeFileSync(path.join(root, ADDRESS_MARK), address);
}

/** Whether the build's ready-made pages name another address of the site than this one. */
export function isBuiltForAnother(address: string, root = "."): boolean {
  const mark = path.join(root, ADDRESS_MARK);
  return !existsSync(mark) || readFileSync(mark, "utf8") !== address;
}

/** Whether the production build below a project's root is missing or older than a source. */
export function isBuildStale(root = "."): boolean {
  const mark = path.join(root, BUILD_MARK);
  if (!existsSync(mark)) return true;
  const builtAt = statSync(mark).mtimeMs;
  return SOURCES.some((source) => newestChange(path.join(root, source)) > builtAt);
}
