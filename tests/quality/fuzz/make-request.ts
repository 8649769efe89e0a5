import { Random } from "@/scripts/seed/random";
import { chooseCaller, type Caller } from "./callers";
import { validDraft } from "./draft";
import { KIND_NAMES, type KindName, kindOf } from "./kinds";
import type { FuzzOperation } from "./operations";
import type { Person } from "./people";
import type { Purpose } from "./samples";
import { type Written, writeRequest } from "./write-request";

/** Separates this generator's random streams from those of the demo data. */
const STREAM = 71;
/** Share of the requests that are mutated twice. */
const TWICE = 0.15;

export type FuzzRequest = Written & {
  number: number;
  operation: FuzzOperation;
  /** How a valid request was mutated, some of them twice. */
  kind: KindName;
  second: KindName | null;
  caller: Caller;
  /** The request's mentor. */
  about: Person;
  /** Whether the address may miss the operation. */
  isAstray: boolean;
};
export type Run = {
  seed: number;
  operations: readonly FuzzOperation[];
  /** How many users and how many mentors there are. */
  people: number;
  now: Date;
};

/** The request with this number in a run, the same for every call. */
export function makeRequest({ seed, operations, people, now }: Run, number: number): FuzzRequest {
  const random = new Random(seed, STREAM, number);
  const operation = operations[number % operations.length]!;
  // A hasty request decides on the caller, so it is drawn first.
  const isHasty = random.chance(0.06);
  const { caller, other } = chooseCaller({ operation, number, random, people, isHasty });
  const purpose: Purpose = { operation, number, random, person: caller.person, other, now };
  const draft = validDraft(purpose);
  const fitting = KIND_NAMES.filter((name) => kindOf(name).fits(draft));
  const kind = isHasty ? "hasty" : random.weighted(fitting, (name) => kindOf(name).weight);
  const others = fitting.filter((name) => !["valid", "hasty", kind].includes(name));
  const second = !["valid", "hasty"].includes(kind) && random.chance(TWICE) ? random.pick(others) : null;
  const changes = [kind, ...(second ? [second] : [])];
  for (const name of changes) kindOf(name).change?.(draft, purpose);
  const written = writeRequest(draft, purpose);
  for (const name of changes) kindOf(name).rewrite?.(written, purpose, draft);
  const isAstray = changes.includes("address") || Object.values(written.params).some((part) => /^\.{0,2}$/.test(part));
  return { ...written, number, operation, kind, second, caller, about: other, isAstray };
}
