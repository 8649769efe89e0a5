export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The quantile: 0.95 gives the value that only the highest twentieth exceeds. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The result of a call and its time, in milliseconds. */
export async function timed<T>(call: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await call();
  return { ms: performance.now() - start, value };
}

/**
 * The median time of each call over several rounds. Calls take turns in each round, so that all see the same load on
 * the machine.
 * @param calls return their own time, measured where they ran
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
