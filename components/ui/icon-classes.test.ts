import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "tailwindcss";
import { expect, it } from "vitest";
import iconClasses from "./icon-classes";

const SOURCES = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), "utf8")),
);
const CLASSES = [...new Set(SOURCES.flatMap((text) => text.match(/(?<![\w-])icon-[a-z][\w/.-]*/g) ?? []))];

async function styleOf(names: string[]): Promise<string> {
  const loadModule = () => Promise.resolve({ path: "icons", base: ".", module: iconClasses });
  return (await compile('@plugin "icons"; @tailwind utilities;', { loadModule })).build(names);
}

it("has a shape for every icon that a component uses", async () => {
  expect(CLASSES.length).toBeGreaterThan(50);
  const style = await styleOf(CLASSES);
  const missing = CLASSES.filter((name) => !style.includes(`.${name.replace(/[/.]/g, "\\$&")} {`));
  expect(missing).toEqual([]);
});

it("draws thinner lines on request", async () => {
  const [usual, thin] = [await styleOf(["icon-star"]), await styleOf(["icon-star/1.5"])];
  expect(usual).toContain("stroke-width='2'");
  expect(thin).toContain("stroke-width='1.5'");
});
