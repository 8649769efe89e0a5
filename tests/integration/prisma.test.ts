import { expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";

it("stops statements that run too long", async () => {
  expect(await prisma.$queryRaw`show statement_timeout`).toEqual([{ statement_timeout: "15s" }]);
});

it("prepares the statements that ask for a name, and no others", async () => {
  await prisma.$transaction(async (connection) => {
    for (const number of [1, 2, 3]) {
      await connection.$queryRaw`/* named: probe */ select ${number}::int as number`;
      await connection.$queryRaw`select ${number}::int as unnamed_probe`;
    }
    const prepared = await connection.$queryRaw<{ name: string; statement: string }[]>`
      select name, statement from pg_prepared_statements where statement like '%probe%' and statement not like '%pg_prepared%'`;
    expect(prepared).toEqual([
      { name: expect.stringMatching(/^probe-\d+$/), statement: "/* named: probe */ select $1::int as number" },
    ]);
  });
});
