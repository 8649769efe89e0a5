/** The format of calendar files (RFC 5545): lines end in CRLF and hold at most 75 octets of UTF-8. */
const LINE_OCTETS = 75;
const utf8 = new TextEncoder();

/** Calendars may not contain control characters, and a line break in a name must not start a property. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028\u2029]/g;

/** A text as the value of a property (section 3.3.11). */
export function calendarText(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").replace(CONTROL, " ");
  return lines.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
}

/** A text as the value of a parameter, in quotes; quotes cannot contain a quote (section 3.2). */
export function calendarParameter(text: string): string {
  return `"${text.replace(/\s+/g, " ").replace(CONTROL, " ").replace(/"/g, "'")}"`;
}

/** An instant in UTC, as "20260304T110000Z" (section 3.3.5). */
export function calendarTime(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** Folds a line so that no part is too long and none ends within a multi-byte character (section 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const sign of line) {
    const length = utf8.encode(sign).length;
    if (octets + length > LINE_OCTETS) {
      parts.push(part);
      // The leading space of a continued line counts.
      [part, octets] = ["", 1];
    }
    part += sign;
    octets += length;
  }
  return [...parts, part].join("\r\n ");
}

/** Joins lines, each a property with its value, into a file. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
