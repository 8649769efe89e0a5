import { dateFormatter } from "./date-formatter";

/** "GMT+5:30" of an IANA zone at an instant, which distinguishes two occurrences of the same clock time. */
export function formatOffset(time: Date, timeZone: string): string {
  const parts = dateFormatter({ timeZone, timeZoneName: "shortOffset" }).formatToParts(time);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
