/** Maximum restarts after unexpected exits within this time in milliseconds; more means a deeper fault. */
const MOST = 3;
const WITHIN_MS = 10 * 60_000;

/** Decides whether to restart a process that ended unexpectedly. */
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
