import { useSyncExternalStore } from "react";
import { currentZoneName, isTimeZone } from "@/lib/domain/time/time-zone";

/** The name that people know a zone by today; null for none. */
const presentName = (zone: string | undefined) => (zone && isTimeZone(zone) ? currentZoneName(zone) : null);

let known: string | null | undefined;

/** The IANA zone of this browser under its name of today; null where it tells none. */
export function browserTimeZone(): string | null {
  known ??= presentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
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
  names ??= [...new Set(Intl.supportedValuesOf("timeZone").flatMap((name) => presentName(name) ?? []))].sort();
  return names;
}
