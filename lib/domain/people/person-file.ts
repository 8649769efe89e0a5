import type { SuppressionReason } from "@/lib/domain/mails/suppression.messages";
import type { Standing } from "@/lib/domain/verification/standing.rules";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";

/** A person among the results of a search. */
export type FoundPerson = {
  id: string;
  name: string;
  username: string;
  maskedEmail: string;
  role: "user" | "mentor";
  isVerified: boolean;
  isSuspended: boolean;
};

export type MailState = "sent" | "waiting" | "failing" | "givenUp" | "held";

/**
 * What support needs about a person. It holds no password, place, phone number, token, nor the text of a message or
 * topic.
 */
export type PersonFile = {
  id: string;
  name: string;
  username: string;
  email: string;
  role: "user" | "mentor";
  staffRole: StaffRole | null;
  joinedAt: Date;
  verifiedAt: Date | null;
  /** Why the address gets no mails; null when it does. */
  suppression: SuppressionReason | null;
  signIns: readonly string[];
  suspension: { since: Date; until: Date | null; reason: string | null } | null;
  /** The state that forms about the suspension send back. */
  seen: string;
  mentor: {
    standing: Standing;
    isListed: boolean;
    checks: readonly { name: string; validUntil: Date; isValid: boolean }[];
  } | null;
  counts: { upcoming: number; past: number; cancelled: number; reviewsWritten: number; reviewsReceived: number };
  meetings: readonly { id: string; startsAt: Date; withName: string }[];
  mails: readonly { id: string; template: string; createdAt: Date; state: MailState; lastError: string | null }[];
};
