import type { DecisionKind } from "./case.rules";

/** Days in which the mailed link of a decision takes an appeal. */
export const APPEAL_DAYS = 30;
/** In characters. */
export const APPEAL_MAX = 2000;
export const APPEAL_ANSWER_MAX = 500;

export const APPEAL_OUTCOMES = ["kept", "reversed"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Decisions that can be taken back. A deleted account is gone, and a dismissal is against nobody. */
export const APPEALABLE = ["warn", "hide", "changes", "suspend"] as const satisfies readonly DecisionKind[];

export function isAppealable(decision: DecisionKind): decision is (typeof APPEALABLE)[number] {
  return APPEALABLE.some((kind) => kind === decision);
}
