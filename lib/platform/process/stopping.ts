import "server-only";

/** Routes are bundled apart from what runs at the start: what both see has to hang on the process. */
const shared = globalThis as typeof globalThis & { mentorhoodStops?: boolean };

/** Whether this process has been asked to stop. */
export const isStopping = (): boolean => shared.mentorhoodStops === true;

export function noteStop(): void {
  shared.mentorhoodStops = true;
}
