import { useSyncExternalStore } from "react";
import { timeZoneField } from "@/lib/domain/time/time-zone";

let known: string | null | undefined;

/** The IANA zone of this browser under its name of today; null where it tells none. */
export function browserTimeZone(): string | null {
  known ??= timeZoneField.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone).data ?? null;
  return known;
}

const never = () => () => {};

/** The same in a component: null on the server and for the first render. */
export function useBrowserTimeZone(): string | null {
  return useSyncExternalStore(never, browserTimeZone, () => null);
}

let names: readonly string[] | undefined;

/** All IANA zones that this browser knows, under their names of today, in order. */
export function timeZoneNames(): readonly string[] {
  names ??= [
    ...new Set(Intl.supportedValuesOf("timeZone").flatMap((name) => timeZoneField.safeParse(name).data ?? [])),
  ].sort();
  return names;
}
