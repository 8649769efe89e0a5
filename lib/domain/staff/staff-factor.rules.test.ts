import { expect, it } from "vitest";
import { DANGEROUS_MINUTES, FACTOR_HOURS, neededFactor } from "./staff-factor.rules";

const NOW = new Date("2026-03-04T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const given = (minutes: number) => ({ isDemo: false, hasFactor: true, factorAt: minutesAgo(minutes) });

it.each([
  ["without a factor", { isDemo: false, hasFactor: false, factorAt: null }, "set up", "set up"],
  ["of the demo", { isDemo: true, hasFactor: false, factorAt: null }, null, null],
  ["who never gave a code in this session", { isDemo: false, hasFactor: true, factorAt: null }, "code", "code"],
  ["with a fresh code", given(DANGEROUS_MINUTES - 1), null, null],
  ["with a code of some minutes ago", given(DANGEROUS_MINUTES), null, "code"],
  ["just within the hours", given(FACTOR_HOURS * 60 - 1), null, "code"],
  ["after the hours", given(FACTOR_HOURS * 60), "code", "code"],
] as const)("asks staff %s for what they need", (_who, factor, plain, dangerous) => {
  expect(neededFactor(factor, false, NOW)).toBe(plain);
  expect(neededFactor(factor, true, NOW)).toBe(dangerous);
});
