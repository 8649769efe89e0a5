import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

type Query = { text: string; values: unknown[] };
type Row = Record<string, unknown>;

/**
 * Lets the rate limit library speak through the product's own pool. It wants plain numbers, where Prisma reads 64-bit
 * ones as bigint.
 */
export const limiterStore = {
  async query({ text, values }: Query): Promise<{ rows: Row[]; rowCount: number }> {
    const found = await prisma.$queryRawUnsafe<Row[]>(text, ...values);
    const rows = found.map((row) => ({ ...row, ...(row.expire == null ? {} : { expire: Number(row.expire) }) }));
    return { rows, rowCount: rows.length };
  },
};
