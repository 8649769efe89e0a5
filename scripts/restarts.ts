/** So often is something started again that ended by itself, within this time in milliseconds; then there is more wrong. */
const MOST = 3;
const WITHIN_MS = 10 * 60_000;

/** Says whether to start again what has ended by itself. */
export class Restarts {
  private times: number[] = [];

  constructor(private readonly now = () => performance.now()) {}

  /** Counts one, unless there were too many lately. */
  allow(): boolean {
    const now = this.now();
    this.times = this.times.filter((time) => now - time < WITHIN_MS);
    if (this.times.length >= MOST) return false;
    this.times.push(now);
    return true;
  }
}
