/** The verdict on a response: as usual, an acceptable refusal, or wrong and why. */
export type Verdict = "good" | "refused" | { readonly wrong: string };

/** Requests by outcome. */
export type Figures = { requests: number; good: number; refused: number; wrong: number; lost: number };

/** Printed reasons. */
const PRINTED = 12;

/** Counts the outcome of each request. A checked fact, such as a row or a file, counts as a request. */
export class Tally {
  readonly figures: Figures = { requests: 0, good: 0, refused: 0, wrong: 0, lost: 0 };
  private readonly reasons = new Map<string, number>();

  count(verdict: Verdict): void {
    if (typeof verdict === "string") this.add(verdict);
    else this.add("wrong", verdict.wrong);
  }

  /** Counts a request that should have had a response and did not. */
  lose(reason: string): void {
    this.add("lost", reason);
  }

  /** Counts a fact that must be true. */
  check(holds: boolean, otherwise: string): void {
    this.count(holds ? "good" : { wrong: otherwise });
  }

  get isGood(): boolean {
    return this.figures.wrong + this.figures.lost === 0;
  }

  /** Why something was wrong or lost, the most frequent first. */
  faults(): string[] {
    const sorted = [...this.reasons].sort(([, a], [, b]) => b - a).slice(0, PRINTED);
    return sorted.map(([reason, times]) => (times === 1 ? reason : `${reason} (${times} times)`));
  }

  private add(kind: Exclude<keyof Figures, "requests">, reason?: string): void {
    this.figures.requests++;
    this.figures[kind]++;
    if (reason === undefined) return;
    const told = `${kind}: ${reason}`;
    this.reasons.set(told, (this.reasons.get(told) ?? 0) + 1);
  }
}
