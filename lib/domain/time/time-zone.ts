/** In characters, as the database keeps it; the longest name of today has 32. */
const MAX_LENGTH = 60;

/** Names that browsers still give for zones that have been renamed, as people know them today. */
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

/** The name that people know a zone by today. */
export const currentZoneName = (name: string): string => RENAMED[name] ?? name;

/** Whether calendars of this machine know the name. Offsets such as "+05:30" are no zones: they know no clock changes. */
export function isTimeZone(name: string): boolean {
  if (name.length > MAX_LENGTH || !/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
