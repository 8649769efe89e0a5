/** A mail that fails or was given up, as staff see it. */
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
  lastError: string;
};
