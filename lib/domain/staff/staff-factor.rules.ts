/** Hours after which the console asks for a code again. */
export const FACTOR_HOURS = 12;
/** Minutes after a code in which dangerous acts need no other one. */
export const DANGEROUS_MINUTES = 10;

const MINUTE_MS = 60 * 1000;

export type StaffFactor = {
  /** Accounts of the demo have public passwords and exist only where the demo is open, so they need no factor. */
  isDemo: boolean;
  hasFactor: boolean;
  /** When a code was last given in this session. */
  factorAt: Date | null;
};

/** Whether staff have to set up the second factor, to give a code, or neither. */
export function neededFactor(
  { isDemo, hasFactor, factorAt }: StaffFactor,
  isDangerous: boolean,
  now: Date,
): "set up" | "code" | null {
  if (isDemo) return null;
  if (!hasFactor) return "set up";
  const minutes = isDangerous ? DANGEROUS_MINUTES : FACTOR_HOURS * 60;
  return factorAt !== null && now.getTime() - factorAt.getTime() < minutes * MINUTE_MS ? null : "code";
}
