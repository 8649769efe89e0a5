import "server-only";

/** Pages, middleware and instrumentation are bundled apart from each other: what all see has to hang on the process. */
const shared = globalThis as typeof globalThis & { mentorhoodDatabaseMissedAt?: number };

/** Notes that the database could not be reached just now. */
export function noteUnavailable(): void {
  shared.mentorhoodDatabaseMissedAt = performance.now();
}

/** Whether the database could not be reached at or after a moment of the process's clock (`performance.now()`). */
export function wasUnavailableSince(moment: number): boolean {
  return (shared.mentorhoodDatabaseMissedAt ?? -Infinity) >= moment;
}
