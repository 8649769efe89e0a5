import { currentZoneName } from "./time-zone";

export type ZoneRegion = { region: string; zones: { name: string; place: string }[] };

/** "Buenos Aires, Argentina" of "America/Argentina/Buenos_Aires": the city first, which people look for. */
function placeOf(name: string): string {
  const [region = name, ...rest] = name.split("/");
  return (rest.length > 0 ? rest.reverse() : [region]).join(", ").replaceAll("_", " ");
}

/**
 * All IANA zones that this machine's calendar data knows, by region, under their current names.
 * @param also a zone to include, even if it is an alias that lists omit
 */
export function zonesByRegion(also: string): ZoneRegion[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone").map(currentZoneName), "UTC", also]);
  const regions = new Map<string, ZoneRegion["zones"]>();
  for (const name of [...names].sort()) {
    const region = name.includes("/") ? name.split("/")[0]! : "Other";
    regions.set(region, [...(regions.get(region) ?? []), { name, place: placeOf(name) }]);
  }
  return [...regions].map(([region, zones]) => ({ region, zones: zones.sort((a, b) => (a.place < b.place ? -1 : 1)) }));
}
