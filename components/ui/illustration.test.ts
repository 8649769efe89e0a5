import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const FOLDER = "public/illustrations";

it.each(readdirSync(FOLDER))("%s is a small drawing that loads nothing and runs nothing", (file) => {
  const drawing = readFileSync(path.join(FOLDER, file), "utf8");
  expect(file).toMatch(/^[a-z0-9-]+\.svg$/);
  expect(drawing).toMatch(/^<svg /);
  // The design's size limit in bytes.
  expect(Buffer.byteLength(drawing)).toBeLessThan(20_000);
  expect(drawing).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/);
});
