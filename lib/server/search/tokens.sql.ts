import "server-only";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { Question } from "./plan";
import { keyOf, literal, tokenConditions, where } from "./rows.sql";

/** A frequent name is looked for so far: one more than the totals count. */
const MOST_NAMESAKES = 2000;

/** All rows with the search tokens, from the GIN index. Without tokens it reads every row. */
export function tokenRows({ demands, sort, viewer }: Question): Prisma.Sql {
  return Prisma.sql`select mentor_id, ${keyOf(sort, viewer)} as k from mentor_listing
    ${where(tokenConditions(demands))} ${demands.name === undefined ? Prisma.empty : Prisma.sql`limit ${literal(MOST_NAMESAKES)}`}`;
}
