import "server-only";
import { readFromReplica } from "@/lib/platform/db/replica";
import { Prisma } from "@/prisma/generated/prisma/client";
import { cardsSql, type ListedMentorRow } from "./cards.sql";
import { circleRows } from "./circle.sql";
import { type Question, type Step, TOTAL_CAP } from "./plan";
import { isAfter, literal, orderBy, where } from "./rows.sql";
import { tokenRows } from "./tokens.sql";
import { placelessRows, remainingSql, walkRows } from "./walk.sql";

type Slice = { limit: number; offset?: number };

/** The rows of a step: a walk's in order, the others' with their sort key. */
function rowsOf(question: Question, step: Step): Prisma.Sql {
  switch (step.shape) {
    case "walk":
      return walkRows(question, step.budget);
    case "placeless":
      return placelessRows(question, step.budget);
    case "circle":
      return circleRows(question, step.radiusKm, step.beyondKm);
    case "tokens":
      return tokenRows(question);
  }
}

/**
 * The statement of a step. `OFFSET 0` keeps the planner from merging a gather with the sort, where it would bet on the
 * sort's index (docs/decisions/002-listing-search.md).
 * @param isCounted adds the total to each row of a gather, which is expensive for many rows
 */
export function pageSql(question: Question, step: Step, slice: Slice, isCounted = false): Prisma.Sql {
  const rows = rowsOf(question, step);
  if ("budget" in step) return cardsSql(rows, question, slice);
  const { sort, after } = question;
  const key = Prisma.raw("gathered.k");
  const total = Prisma.raw(isCounted ? "(count(*) over ())::int" : "null::int");
  const sorted = Prisma.sql`select mentor_id, ${total} as total from (${rows} offset 0) gathered
    ${where(isAfter(sort, key, after))} ${orderBy(sort, key)}`;
  return cardsSql(sorted, question, slice);
}

/**
 * Counts the rows of a step up to the cap. Materialized, so that the planner does not see the limit: hoping for an
 * early end, it would scan the whole table.
 */
export function countSql(question: Question, step: Step): Prisma.Sql {
  return Prisma.sql`/* named: listing-count */ with matching as materialized (${rowsOf(question, step)})
    select count(*)::int as total from (select 1 from matching limit ${literal(TOTAL_CAP)}) counted`;
}

async function total(sql: Prisma.Sql): Promise<number> {
  const [row] = await readFromReplica<{ total: number }[]>(sql);
  return row?.total ?? 0;
}

/** Runs one step. */
export function runStep(question: Question, step: Step, slice: Slice, isCounted = false): Promise<ListedMentorRow[]> {
  return readFromReplica<ListedMentorRow[]>(pageSql(question, step, slice, isCounted));
}

/**
 * Runs the steps of a plan until one fills the page or is exhaustive.
 * @param expected the page's rows when it is complete
 */
export async function runPlan(
  question: Question,
  steps: readonly Step[],
  slice: Slice,
  expected: number,
): Promise<ListedMentorRow[]> {
  for (const step of steps) {
    const found = await runStep(question, step, slice);
    if (step.isWhole || found.length === expected) return found;
    // After a cursor the order may simply have ended.
    if ("budget" in step && question.after && (await total(remainingSql(question, step.budget))) < step.budget)
      return found;
  }
  return [];
}

/** The number of matches, counted up to the cap. The order is irrelevant, so a walk uses the recommended one. */
export async function runCount(question: Question, steps: readonly Step[]): Promise<number> {
  const anyOrder: Question = { ...question, sort: "recommended", after: null };
  for (const step of steps) {
    const found = await total(countSql(anyOrder, step));
    if (step.isWhole || found === TOTAL_CAP) return found;
  }
  return 0;
}
