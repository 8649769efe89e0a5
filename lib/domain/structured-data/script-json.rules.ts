const ESCAPED = /[<>&\u2028\u2029]/g;

/**
 * JSON that may stand within a `<script>` of a page, whatever names and texts are in it: no sign is left with which HTML
 * could end the script or open a comment, nor one that older readers of JavaScript take for the end of a line. Parsed
 * as JSON it is the same data.
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
