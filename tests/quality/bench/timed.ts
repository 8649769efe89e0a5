/** The middle one of some numbers. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The number that this share of the others does not exceed: 0.95 for all but the slowest twentieth. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** How long a call takes in milliseconds, as the median of some rounds. */
export async function timed(rounds: number, run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * The median time of each call, in milliseconds. The calls take turns, round by round, so that all of them see the same machine.
 * @param calls each answers with the time that it took, measured where it ran
 */
export async function timedInTurns(
  rounds: number,
  calls: readonly (() => Promise<{ ms: number }>)[],
): Promise<number[]> {
  const times: number[][] = calls.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, call] of calls.entries()) times[index]!.push((await call()).ms);
  return times.map(median);
}
