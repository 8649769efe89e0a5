/** `measure-sitemap.ts FILE`: reads every part of the sitemap from DATABASE_URL and writes what each costs as JSON; for `bench-sitemap.ts`. */
import { writeFileSync } from "node:fs";
import pg from "pg";
import { prisma } from "@/lib/platform/db/prisma";
import { listMentorParts } from "@/lib/server/sitemap/sitemap.repository";
import { getSitemapIndex } from "@/lib/server/sitemap/get-sitemap";
import { measurePart, type PartCost } from "./sitemap-cost";
import { timed } from "./timed";

const MB = 2 ** 20;
const lookUp = () => prisma.mentorProfile.findFirst({ select: { id: true } });

await timed(50, lookUp);
console.log(
  `the index ${(await timed(11, getSitemapIndex)).toFixed(1)} ms, a lookup ${(await timed(51, lookUp)).toFixed(1)} ms`,
);
console.log("part  addresses      ms  buffers  text MB  grows by MB  left MB");
const costs: PartCost[] = [];
for (const { number } of await listMentorParts()) {
  const cost = await measurePart(number, new pg.Client({ connectionString: process.env.DATABASE_URL }));
  costs.push(cost);
  const megabytes = [cost.textBytes, cost.peakBytes, cost.leftBytes].map((bytes) => (bytes / MB).toFixed(1));
  console.log(
    [
      String(number).padStart(4),
      String(cost.addresses).padStart(10),
      cost.ms.toFixed(0).padStart(7),
      String(cost.buffers).padStart(8),
      megabytes[0]!.padStart(8),
      megabytes[1]!.padStart(12),
      megabytes[2]!.padStart(8),
    ].join(" "),
  );
}
await prisma.$disconnect();
writeFileSync(process.argv[2]!, JSON.stringify(costs));
