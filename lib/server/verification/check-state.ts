import "server-only";
import type { ValidCheck } from "@/lib/domain/verification/check.rules";

type State = { requestedAt: Date | null; checkedAt: Date | null; validUntil: Date | null };

/** The state of a mentor's check as a form carries it, so that a decision about an older one is refused. */
export function seenState(check: Omit<State, "validUntil"> | null | undefined): string {
  return [check?.requestedAt, check?.checkedAt].map((time) => time?.toISOString() ?? "").join("|");
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The valid checks among these, in their order, as the public may see them. */
export function toValidChecks(
  rows: readonly (Omit<State, "requestedAt"> & { check: { name: string; isActive: boolean } })[],
  now: Date,
): ValidCheck[] {
  return rows.flatMap(({ checkedAt, validUntil, check }) =>
    check.isActive && checkedAt && validUntil && validUntil > now
      ? [{ name: check.name, checkedOn: isoDay(checkedAt), validUntil: isoDay(validUntil) }]
      : [],
  );
}
