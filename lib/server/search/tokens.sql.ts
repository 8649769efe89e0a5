import "server-only";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { Question } from "./plan";
import { keyOf, tokenConditions, where } from "./rows.sql";

/** All rows with the search tokens, from the GIN index. Without tokens it reads every row. */
export function tokenRows({ demands, sort, viewer }: Question): Prisma.Sql {
  return Prisma.sql`select mentor_id, ${keyOf(sort, viewer)} as k from mentor_listing ${where(tokenConditions(demands))}`;
}
