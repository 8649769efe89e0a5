import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

const OXLINT = path.resolve("node_modules/oxlint/bin/oxlint");

type Planted = { file: string; code: string; rule: string | null };
const planted = (file: string, code: string, rule: string | null): Planted => ({ file, code, rule });
const imports = (from: string) => `import * as it from "${from}";\nexport const x = it;\n`;

const PLANTED = [
  planted("lib/domain/mentors/probe.ts", imports("@/lib/platform/db/prisma"), "house(layers)"),
  planted("lib/domain/mentors/relative.ts", imports("../../platform/db/prisma"), "house(layers)"),
  planted(
    "lib/domain/mentors/type.ts",
    'export type X = import("@/components/ui/button").X;\n',
    "typescript(consistent-type-imports)",
  ),
  planted("lib/domain/mentors/export.ts", 'export { Button } from "@/components/ui/button";\n', "house(layers)"),
  planted("lib/domain/mentors/late.ts", 'export const x = () => import("@/app/page");\n', "house(layers)"),
  planted("lib/catalogue/probe.ts", imports("@/lib/domain/mentors/grade.rules"), "house(layers)"),
  planted("lib/platform/db/probe.ts", imports("@/lib/domain/mentors/grade.rules"), "house(layers)"),
  planted("lib/platform/db/server.ts", imports("@/lib/server/mentors/probe"), "house(layers)"),
  planted("lib/server/mentors/probe.ts", imports("@/components/ui/button"), "house(layers)"),
  planted("lib/client/probe.ts", imports("@/lib/actions/account.actions"), "house(layers)"),
  planted("components/mentors/probe.tsx", imports("@/lib/platform/db/prisma"), "house(layers)"),
  planted("components/ui/probe.tsx", imports("@/lib/links"), "house(layers)"),
  planted("components/mentors/text.tsx", "export const x = <p>Hello</p>;\n", "house(texts-in-messages)"),
  planted("app/label.tsx", 'export const x = <nav aria-label="Main" />;\n', "house(texts-in-messages)"),
  planted("components/mentors/sign.tsx", "export const x = <p>{1} · {2}</p>;\n", null),
  planted("scripts/probe.ts", imports("@/app/page"), "house(layers)"),
  planted("components/mentors/below.tsx", imports("@/lib/domain/mentors/grade.rules"), null),
  planted("lib/domain/mentors/now.ts", "export const x = () => Date.now();\n", "house(no-clock)"),
  planted("lib/domain/mentors/date.ts", "export const x = () => new Date();\n", "house(no-clock)"),
  planted("lib/domain/mentors/given.ts", "export const x = (ms: number) => new Date(ms);\n", null),
  planted("lib/server/mentors/clock.ts", "export const x = () => Date.now();\n", null),
  planted("lib/domain/mentors/react.ts", imports("react"), "eslint(no-restricted-imports)"),
  planted("lib/actions/own.actions.ts", imports("@/lib/platform/auth/current-actor"), "eslint(no-restricted-imports)"),
  planted("components/mentors/toast.tsx", imports("sonner"), "eslint(no-restricted-imports)"),
  planted("components/feedback/toast-list.tsx", imports("sonner"), null),
  planted("lib/server/mentors/env.ts", "export const x = process.env.HOME;\n", "eslint(no-restricted-properties)"),
  planted("lib/server/mentors/log.ts", 'console.log("x");\n', "eslint(no-console)"),
  planted("lib/server/mentors/unused.ts", "const x = 1;\n", "eslint(no-unused-vars)"),
  planted("lib/server/mentors/one.ts", 'import type { B } from "./two";\nexport type A = B;\n', "import(no-cycle)"),
  planted("lib/server/mentors/two.ts", 'import type { A } from "./one";\nexport type B = A;\n', "import(no-cycle)"),
];

/** Lints the planted files in a copy of the configuration. */
function findBrokenRules(): Map<string, string[]> {
  const directory = mkdtempSync(path.join(tmpdir(), "house-rules-"));
  try {
    for (const name of ["lint", ".oxlintrc.json"]) cpSync(name, path.join(directory, name), { recursive: true });
    for (const { file, code } of PLANTED) {
      mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(directory, file), code);
    }
    const { stdout } = spawnSync(process.execPath, [OXLINT, "--format", "json"], { cwd: directory, encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    const broken = new Map<string, string[]>();
    for (const { filename, code } of diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code]);
    return broken;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe("the lint rules", () => {
  const broken = findBrokenRules();
  it.each(PLANTED)("find $rule in $file", ({ file, rule }) => {
    expect(broken.get(file) ?? []).toEqual(rule === null ? [] : [rule]);
  });
});
