/** At most this many are stored: time zones come from visitors, and each formatter takes some 20 kB. */
const MOST = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter for these options. Making one takes longer than a hundred uses of it, so the last ones are stored.
 * @throws RangeError for a time zone that this machine's calendar data does not know
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat("en-GB", options);
  // The map's order is that of the last use.
  formatters.delete(key);
  formatters.set(key, formatter);
  if (formatters.size > MOST) formatters.delete(formatters.keys().next().value!);
  return formatter;
}
