import { useSyncExternalStore } from "react";
import { currentZoneName, isTimeZone } from "@/lib/domain/time/time-zone";

/** A zone's current IANA name, or null for an invalid zone. */
const presentName = (zone: string | undefined) => (zone && isTimeZone(zone) ? currentZoneName(zone) : null);

let known: string | null | undefined;

/** The browser's IANA zone under its current name, or null when unknown. */
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

/** All IANA zones that this browser knows, by current name, sorted. */
export function timeZoneNames(): readonly string[] {
  names ??= [...new Set(Intl.supportedValuesOf("timeZone").flatMap((name) => presentName(name) ?? []))].sort();
  return names;
}
