import type { CheckDefinition } from "./check.rules";
import type { Standing } from "./standing.rules";

/** A line of the staff's queue. */
export type QueuedMentor = {
  id: string;
  username: string;
  name: string;
  standing: Standing;
  isListed: boolean;
  asksForApproval: boolean;
  /** Names of the checks that the mentor asks for. */
  asksForChecks: string[];
  /** Null for mentors who ask for nothing. */
  waitsSince: Date | null;
  claimedBy: string | null;
};

/** The state of one check of a mentor. Times are ISO 8601. */
export type CheckState = CheckDefinition & {
  requestedAt: string | null;
  declinedReason: string | null;
  checkedAt: string | null;
  validUntil: string | null;
  isValid: boolean;
};

/** A check as staff see it. */
export type CheckOfFile = CheckState & {
  lookedAt: string | null;
  checkedBy: string | null;
  /** The state that a form about it carries. */
  seen: string;
};

/** What staff need to decide about a mentor. */
export type MentorFile = {
  id: string;
  name: string;
  username: string;
  standing: Standing;
  version: number;
  reason: string | null;
  claimedBy: { id: string; name: string } | null;
  checks: CheckOfFile[];
};

/** The mentor's own view of standing and checks. */
export type OwnVerification = {
  standing: Standing;
  reason: string | null;
  /** Whether the policy asks this mentor to submit the profile. */
  maySubmit: boolean;
  checks: CheckState[];
};
