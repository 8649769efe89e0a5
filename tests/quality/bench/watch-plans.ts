import type pg from "pg";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

type PlanNode = { "Node Type": string; "Relation Name"?: string; Plans?: PlanNode[] };
type Explained = { Plan: PlanNode & { "Shared Hit Blocks": number; "Shared Read Blocks": number } };
type Seen = { statements: number; buffers: number; scansWholeListing: boolean };

const scansListing = (node: PlanNode): boolean =>
  (node["Node Type"] === "Seq Scan" && node["Relation Name"] === "mentor_listing") ||
  (node.Plans ?? []).some(scansListing);

/** Replays the raw statements of a call under `explain (analyze, buffers)`. */
export async function watchPlans(
  client: pg.Client,
): Promise<{ of(call: () => Promise<unknown>): Promise<Seen>; end(): Promise<void> }> {
  await client.connect();
  return {
    async of(call) {
      const sent: Prisma.Sql[] = [];
      const original = prisma.$queryRaw;
      prisma.$queryRaw = ((sql: Prisma.Sql) => {
        sent.push(sql);
        return original.call(prisma, sql);
      }) as typeof prisma.$queryRaw;
      try {
        await call();
      } finally {
        prisma.$queryRaw = original;
      }
      const seen: Seen = { statements: sent.length, buffers: 0, scansWholeListing: false };
      for (const sql of sent) {
        const { rows } = await client.query<{ "QUERY PLAN": [Explained] }>(
          `explain (analyze, buffers, format json) ${sql.text}`,
          sql.values.map((value) => (typeof value === "bigint" ? value.toString() : value)),
        );
        const { Plan } = rows[0]!["QUERY PLAN"][0];
        seen.buffers += Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
        seen.scansWholeListing ||= scansListing(Plan);
      }
      return seen;
    },
    end: () => client.end(),
  };
}
