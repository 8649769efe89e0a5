import { ESLint } from "eslint";
import { beforeAll, describe, expect, it } from "vitest";

let eslint: ESLint;
beforeAll(() => void (eslint = new ESLint()));

async function rulesBrokenBy(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

describe("the lint rules for layers fire", () => {
  it.each([
    ["lib/domain/mentors/probe.ts", 'import { prisma } from "@/lib/platform/db/prisma";\nexport const x = prisma;\n'],
    ["lib/domain/mentors/probe.ts", 'import { Button } from "@/components/ui/button";\nexport const x = Button;\n'],
    [
      "lib/catalogue/probe.ts",
      'import { gradeMask } from "@/lib/domain/mentors/grade.rules";\nexport const x = gradeMask;\n',
    ],
    ["lib/server/mentors/probe.ts", 'import { Button } from "@/components/ui/button";\nexport const x = Button;\n'],
    ["components/mentors/probe.tsx", 'import { prisma } from "@/lib/platform/db/prisma";\nexport const x = prisma;\n'],
    [
      "components/ui/probe.tsx",
      'import { gradeMask } from "@/lib/domain/mentors/grade.rules";\nexport const x = gradeMask;\n',
    ],
  ])(
    "%s may not reach upwards or sideways",
    async (filePath, code) => {
      expect(await rulesBrokenBy(filePath, code)).toContain("import/no-restricted-paths");
    },
    30_000,
  );

  it.each([
    [
      "lib/domain/mentors/probe.ts",
      'import { cache } from "react";\nexport const x = cache;\n',
      "no-restricted-imports",
    ],
    ["lib/domain/mentors/probe.ts", "export const x = () => Date.now();\n", "no-restricted-syntax"],
    ["lib/domain/mentors/probe.ts", "export const x = () => new Date();\n", "no-restricted-syntax"],
    [
      "components/mentors/probe.tsx",
      'import { toast } from "sonner";\nexport const x = toast;\n',
      "no-restricted-imports",
    ],
    ["lib/server/mentors/probe.ts", "export const x = process.env.HOME;\n", "no-restricted-properties"],
  ])(
    "%s: %j breaks %s",
    async (filePath, code, rule) => {
      expect(await rulesBrokenBy(filePath, code)).toContain(rule);
    },
    30_000,
  );

  it("lets a layer use what lies below it", async () => {
    const code = 'import { gradeMask } from "@/lib/domain/mentors/grade.rules";\nexport const x = gradeMask([7]);\n';
    expect(await rulesBrokenBy("components/mentors/probe.tsx", code)).toEqual([]);
  }, 30_000);
});
