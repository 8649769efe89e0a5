const ESCAPED = /[<>&\u2028\u2029]/g;

/**
 * JSON that is safe inside a `<script>`. Escapes characters that could end the script or open an HTML comment, and
 * those that older JavaScript parsers treat as line ends. Parsed as JSON it is the same data.
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
