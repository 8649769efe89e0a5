import type { Random } from "@/scripts/seed/random";
import type { FuzzOperation } from "./operations";
import type { Person } from "./people";

/** Who sends a request and how. */
export type Caller = {
  /** The owner of the session; null without a valid one. */
  person: Person | null;
  /** The invalid token to send; null for none. */
  badToken: number | null;
  way: "bearer" | "cookie";
  /** The site in the `Origin` header. */
  origin: "own" | "foreign" | "none";
  /** The client's network address; limits count by it. */
  client: string;
};

/** Operations that end the caller's session or account, so that each request needs its own. */
const ENDING = ["deleteAccount", "logOut", "changePassword"];
/** Operations for one role. */
const OF_MENTORS = ["getAvailability", "updateAvailability", "updateTeacherProfile", "answerReview", "withdrawAnswer"];
const OF_STUDENTS = ["editReview", "deleteReview", "createReview", "createMeeting", "cancelMeeting", "moveMeeting"];
/** Operations about a mentor unrelated to the caller. */
const ABOUT_ANYBODY = ["createReview", "createMeeting", "getTeacher", "listSlots", "logIn"];
/** Upper bound for the invalid tokens of a scene. */
const BAD_TOKENS = 16;

type Choice = { operation: FuzzOperation; number: number; random: Random; people: number; isHasty: boolean };

/** Chooses the caller and the request's mentor, mostly the caller's own. */
export function chooseCaller({ operation, number, random, people, isHasty }: Choice): {
  caller: Caller;
  other: Person;
} {
  const { id, needsSession } = operation;
  const isMember = random.chance(needsSession ? 0.8 : 0.4);
  const isBad = !isMember && random.chance(0.6);
  const index = isHasty ? 0 : random.int(0, people - 1);
  const kind = OF_MENTORS.includes(id) === random.chance(0.85) ? "mentor" : "user";
  const known: Person = { kind: OF_STUDENTS.includes(id) && random.chance(0.85) ? "user" : kind, index };
  const isOwn = !ABOUT_ANYBODY.includes(id) && random.chance(0.8);
  const caller: Caller = {
    person: isMember ? (ENDING.includes(id) ? { kind: "fresh", index: number } : known) : null,
    badToken: isBad ? random.int(0, BAD_TOKENS - 1) : null,
    way: random.chance(0.6) ? "bearer" : "cookie",
    origin: random.weighted(["own", "none", "foreign"] as const, (origin) => ({ own: 6, none: 4, foreign: 1 })[origin]),
    client: isHasty ? "10.255.0.1" : `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
  };
  return { caller, other: { kind: "mentor", index: isOwn ? index : random.int(0, people - 1) } };
}
