/** What an answer was worth: as in good times, a refusal that a person can live with, or wrong, and why. */
export type Verdict = "good" | "refused" | { readonly wrong: string };

/** What became of the requests of a scenario. */
export type Figures = { requests: number; good: number; refused: number; wrong: number; lost: number };

/** Reasons that are told; more of the same say nothing new. */
const TOLD = 12;

/** Counts what became of each request. Facts that are looked at afterwards, as rows and files are, count as requests. */
export class Tally {
  readonly figures: Figures = { requests: 0, good: 0, refused: 0, wrong: 0, lost: 0 };
  private readonly reasons = new Map<string, number>();

  count(verdict: Verdict): void {
    this.figures.requests++;
    if (verdict === "good" || verdict === "refused") this.figures[verdict]++;
    else this.blame("wrong", verdict.wrong);
  }

  /** A request that got no answer at all, and should have. */
  lose(reason: string): void {
    this.figures.requests++;
    this.blame("lost", reason);
  }

  /** A fact that has to hold. @returns whether it does */
  check(holds: boolean, otherwise: string): boolean {
    this.count(holds ? "good" : { wrong: otherwise });
    return holds;
  }

  /** Why something was wrong or lost, the most frequent first. */
  faults(): string[] {
    const sorted = [...this.reasons].sort(([, a], [, b]) => b - a).slice(0, TOLD);
    return sorted.map(([reason, times]) => (times === 1 ? reason : `${reason} (${times} times)`));
  }

  private blame(kind: "wrong" | "lost", reason: string): void {
    this.figures[kind]++;
    const told = `${kind}: ${reason}`;
    this.reasons.set(told, (this.reasons.get(told) ?? 0) + 1);
  }
}
