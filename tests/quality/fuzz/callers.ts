import type { Random } from "@/scripts/seed/random";
import type { FuzzOperation } from "./operations";
import type { Person } from "./people";

/** Who sends a request, and how. */
export type Caller = {
  /** Whose session goes along; null for none that holds. */
  person: Person | null;
  /** Which of the tokens that open nothing goes along; null for none. */
  badToken: number | null;
  way: "bearer" | "cookie";
  /** Which page the request says it comes from. */
  origin: "own" | "foreign" | "none";
  /** The address of the client, which limits count by. */
  client: string;
};

/** Operations that end the session or the account that asks, so that each has one of its own. */
const ENDING = ["deleteAccount", "logOut", "changePassword"];
/** Whose business an operation is, where it is not everybody's. */
const OF_MENTORS = ["getAvailability", "updateAvailability", "updateTeacherProfile", "answerReview", "withdrawAnswer"];
const OF_STUDENTS = ["editReview", "deleteReview", "createReview", "createMeeting", "cancelMeeting", "moveMeeting"];
/** What is asked about a mentor who is nothing to the asker yet. */
const ABOUT_ANYBODY = ["createReview", "createMeeting", "getTeacher", "listSlots", "logIn"];
/** So many kinds of bad tokens there are at most. */
const BAD_TOKENS = 16;

type Choice = { operation: FuzzOperation; number: number; random: Random; people: number; isHasty: boolean };

/** Chooses who asks and which mentor it is about: mostly the one who has to do with the asker. */
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
