import { dateFormatter } from "./date-formatter";

/** Maximum length in characters, as in the database; the longest current name has 32. */
const MAX_LENGTH = 60;

/** Old zone names that browsers still report, with their current names. */
const RENAMED: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Asia/Dacca": "Asia/Dhaka",
  "Asia/Thimbu": "Asia/Thimphu",
  "Europe/Kiev": "Europe/Kyiv",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "Atlantic/Faeroe": "Atlantic/Faroe",
};

/** The current name of a zone. */
export const currentZoneName = (name: string): string => RENAMED[name] ?? name;

/** Whether this machine's calendar data knows the name. Rejects offsets such as "+05:30": they have no clock changes. */
export function isTimeZone(name: string): boolean {
  if (name.length > MAX_LENGTH || !/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    dateFormatter({ timeZone: name });
    return true;
  } catch {
    return false;
  }
}
