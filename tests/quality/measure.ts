export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value that this share of the others does not exceed: 0.95 for all but the highest twentieth. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The result of a call and how long it took, in milliseconds. */
export async function timed<T>(call: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await call();
  return { ms: performance.now() - start, value };
}

/**
 * The median time of each call over some rounds. In each round the calls take turns, so that all see the same machine.
 * @param calls return the time that they took, measured where they ran
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
