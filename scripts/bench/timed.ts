/** The middle one of some numbers. */
export const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

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

/** Medians of two calls in milliseconds, taken in turns, so that both see the same machine. */
export async function timedInTurns(
  rounds: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    times[0].push(await timed(1, one));
    times[1].push(await timed(1, other));
  }
  return [median(times[0]), median(times[1])];
}
