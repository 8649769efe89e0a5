import { PrismaPg } from "@prisma/adapter-pg";
import { expect, it } from "vitest";
import { connectionsTo } from "@/lib/platform/db/connections";
import { prisma } from "@/lib/platform/db/prisma";
import { PrismaClient } from "@/prisma/generated/prisma/client";

it("stops statements that run too long", async () => {
  expect(await prisma.$queryRaw`show statement_timeout`).toEqual([{ statement_timeout: "15s" }]);
});

it("uses prepared statements only for queries that name one", async () => {
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

it("reads timestamps correctly from a server with another time zone", async () => {
  const [{ name }] = await prisma.$queryRaw<[{ name: string }]>`select current_database() as name`;
  await prisma.$executeRawUnsafe(`alter database "${name}" set timezone = 'Asia/Kolkata'`);
  const limits = { connection: 5_000, statement: 15_000, answer: 18_000 };
  const client = new PrismaClient({ adapter: new PrismaPg(...connectionsTo(process.env.DATABASE_URL, limits)) });
  try {
    const moments = await client.$queryRaw`select timestamptz '2026-03-04 11:00:00Z' as moment`;
    expect(moments).toEqual([{ moment: new Date("2026-03-04T11:00:00Z") }]);
  } finally {
    await client.$disconnect();
    await prisma.$executeRawUnsafe(`alter database "${name}" reset timezone`);
  }
});
