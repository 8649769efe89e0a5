/** A mail that fails, was given up or was held back, as staff see it. */
export type FailedMail = {
  id: string;
  template: string;
  /** Masked. */
  recipient: string;
  /** Null when it cannot be read. */
  subject: string | null;
  attempts: number;
  createdAt: Date;
  isGivenUp: boolean;
  /** Why the outbox held it back, if it did. */
  held: "suppressed" | "over_budget" | null;
  lastError: string;
};
