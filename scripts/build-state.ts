import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Env } from "@/lib/platform/env.schema";

/** What a build is made from. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "emails",
  "public",
  "prisma/schema.prisma",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
const BUILD_MARK = ".next/BUILD_ID";
/** Holds what the build's ready-made pages say of themselves: their address, currency and whether they are a preview. */
const TARGET_MARK = ".next/built-for";

export type BuildTarget = Pick<Env, "APP_URL" | "CURRENCY" | "VERCEL_ENV">;
const nameOf = ({ APP_URL, CURRENCY, VERCEL_ENV }: BuildTarget) =>
  `${APP_URL} in ${CURRENCY}${VERCEL_ENV ? ` (${VERCEL_ENV})` : ""}`;

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

/** Notes the address, currency and kind of deployment that the build was made for. */
export function noteBuildTarget(target: BuildTarget, root = "."): void {
  writeFileSync(path.join(root, TARGET_MARK), nameOf(target));
}

/** Whether the build's ready-made pages were made for another address, currency or kind of deployment than this one. */
export function isBuiltForAnother(target: BuildTarget, root = "."): boolean {
  const mark = path.join(root, TARGET_MARK);
  return !existsSync(mark) || readFileSync(mark, "utf8") !== nameOf(target);
}

/** Whether the production build below a project's root is missing or older than a source. */
export function isBuildStale(root = "."): boolean {
  const mark = path.join(root, BUILD_MARK);
  if (!existsSync(mark)) return true;
  const builtAt = statSync(mark).mtimeMs;
  return SOURCES.some((source) => newestChange(path.join(root, source)) > builtAt);
}
