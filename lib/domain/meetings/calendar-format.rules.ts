/** The notation of calendar files (RFC 5545): lines that end in CRLF and hold at most 75 octets of UTF-8. */
const LINE_OCTETS = 75;
const utf8 = new TextEncoder();

/** Control signs have no place in a calendar, and a line break in a name must not begin a property. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028\u2029]/g;

/** A text as the value of a property (section 3.3.11). */
export function calendarText(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").replace(CONTROL, " ");
  return lines.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
}

/** A text as the value of a parameter, in quotes; a quote cannot stand within them (section 3.2). */
export function calendarParameter(text: string): string {
  return `"${text.replace(/\s+/g, " ").replace(CONTROL, " ").replace(/"/g, "'")}"`;
}

/** An instant in UTC, as "20260304T110000Z" (section 3.3.5). */
export function calendarTime(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** Breaks a line so that no part is too long and none ends within a sign of several octets (section 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const sign of line) {
    const length = utf8.encode(sign).length;
    if (octets + length > LINE_OCTETS) {
      parts.push(part);
      // The space that marks a continued line counts.
      [part, octets] = ["", 1];
    }
    part += sign;
    octets += length;
  }
  return [...parts, part].join("\r\n ");
}

/** The file of these lines, each a property with its value. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
