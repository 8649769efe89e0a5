import "server-only";
import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors";
import type { BodyKind } from "./read-body";

/** The parts of the contract's document, in its order. */
export const TAGS = {
  Account: "Registration, sign-in, passwords and the end of an account.",
  Profile: "What somebody keeps about themselves.",
  Teachers: "Mentors as everybody sees them, and what they set for themselves.",
  Reviews: "What students write about mentors, and the answers of mentors.",
  Meetings: "Booking, moving and cancelling, and calendars.",
  Shortlist: "Mentors that somebody has saved.",
  Places: "Towns to choose from.",
  Subscriptions: "The newsletter.",
} as const;

/** What the document says of a call beside what follows from its declaration. */
export type Operation = {
  /** Name of the call, which generated clients give their function; unique. */
  id: string;
  summary: string;
  tag: keyof typeof TAGS;
  /** Errors of the use case; those of the wrapper (session, origin, body, failed checks) follow from the declaration. */
  errors?: readonly ErrorCode[];
};

/** What a method takes and answers, as the contract's document needs it. */
export type Contract = {
  operation: Operation;
  auth?: "required" | "optional";
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  bodyKinds?: readonly BodyKind[];
  answer:
    | { kind: "json"; status: number; data: z.ZodType; extra?: z.ZodType }
    | { kind: "file"; mediaType: string }
    | { kind: "redirect"; status: number };
};

/** Kept beside the handlers, so that they stay plain functions. */
const contracts = new WeakMap<object, Contract | null>();

/** Notes what a handler promises, or null for the 405 of a method that its address does not have; gives the handler back. */
export function withContract<H extends object>(handler: H, contract: Contract | null): H {
  contracts.set(handler, contract);
  return handler;
}

/** What a handler promises; null for a method that its address does not have, undefined when nothing was declared. */
export const contractOf = (handler: object): Contract | null | undefined => contracts.get(handler);
