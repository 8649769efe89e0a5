import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isBuildStale, isBuiltForAnother, isClientStale, noteBuildTarget } from "./build-state";

let root: string;
const write = (file: string, secondsAgo: number) => {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, "");
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(place, time, time);
  for (let folder = path.dirname(place); folder !== root; folder = path.dirname(folder)) utimesSync(folder, time, time);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "build-state-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("a missing build is stale", () => {
  expect(isBuildStale(root)).toBe(true);
});

it("a build is stale when a source is newer, however deep, and fresh otherwise", () => {
  write("app/deep/page.tsx", 100);
  write(".next/BUILD_ID", 50);
  expect(isBuildStale(root)).toBe(false);
  write("docs/architecture.md", 0);
  expect(isBuildStale(root)).toBe(false);
  write("app/deep/page.tsx", 10);
  expect(isBuildStale(root)).toBe(true);
});

it("a build is for one address and kind of deployment", () => {
  const site = { APP_URL: "https://tutors.example", CURRENCY: "INR" };
  const preview = { ...site, VERCEL_ENV: "preview" as const };
  write(".next/BUILD_ID", 50);
  expect(isBuiltForAnother(site, root)).toBe(true);
  noteBuildTarget(site, root);
  expect(isBuiltForAnother(site, root)).toBe(false);
  expect(isBuiltForAnother({ ...site, APP_URL: "http://localhost:3000" }, root)).toBe(true);
  expect(isBuiltForAnother({ ...site, CURRENCY: "EUR" }, root)).toBe(true);
  expect(isBuiltForAnother(preview, root)).toBe(true);
  noteBuildTarget(preview, root);
  expect(isBuiltForAnother(preview, root)).toBe(false);
  expect(isBuiltForAnother(site, root)).toBe(true);
});

it("a client is stale when it is missing or the schema is newer", () => {
  write("prisma/schema.prisma", 100);
  expect(isClientStale(root)).toBe(true);
  write("prisma/generated/prisma/client.ts", 50);
  expect(isClientStale(root)).toBe(false);
  write("prisma/schema.prisma", 10);
  expect(isClientStale(root)).toBe(true);
});
