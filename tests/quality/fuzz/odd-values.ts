import type { Random } from "@/scripts/seed/random";
import type { Schema } from "./operations";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Texts that break programs: NUL, lone surrogates, direction marks, joiners, stacked accents, look-alikes. */
export const ODD_TEXTS: readonly string[] = [
  "\0",
  "a\0b",
  "\ud800",
  "x\udc00y",
  "\udbff\ud83d",
  "\u202eevil\u202c",
  "\u2066\u2069",
  "\u200b\u200d\ufeff",
  "e" + "\u0301".repeat(300),
  "👩‍👩‍👧‍👦",
  "🇮🇳".repeat(20),
  "😀".repeat(50),
  "ﷺ",
  "ß",
  "İ",
  "ı",
  "ａｄｍｉｎ",
  "Ａ@ｂ.ｃｏ",
  "\u0000\u0001\u001f\u007f\u0085",
  "\u2028\u2029",
  "\r\n\r\nX-Injected: 1",
  "तमिल தமிழ் ગુજરાતી",
  "עברית עם ניקוד",
  "𝕄𝕒𝕥𝕙",
  "\u{e0001}\u{e0041}",
  "\ufffd\ufffe\uffff",
  "' or 1=1 --",
  "{{7*7}}${7*7}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00%ff%",
  "\\u0000",
  "__proto__",
  "\t \n",
  "",
];

const filled = (unit: string) => (bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

/** Texts that are slow to normalise, match or split, at any length. */
export const COSTLY_TEXTS: Readonly<Record<string, (bytes: number) => string>> = {
  "accents in the wrong order": (bytes) => `a${filled("\u0345")(bytes / 2)}${filled("\u0316")(bytes / 2)}`,
  "Hangul in parts": filled("\u1100\u1161\u11a8"),
  ligatures: filled("\ufdfa"),
  digits: filled("9"),
  spaces: filled(" "),
  "at signs": filled("a@"),
  "an address of signs": (bytes) => `a@${filled("a.")(bytes - 2)}`,
  "a family of emoji": filled("👩‍👩‍👧‍👦"),
  "right to left": filled("\u202e\u05d0"),
};

/** Values of other types, and odd numbers. */
export const OTHER_TYPES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0,
  1e308,
  2 ** 31,
  2 ** 53,
  1e-320,
  "",
  "text",
  "1",
  "1e3",
  "0x10",
  "NaN",
  "Infinity",
  " 1 ",
  "१",
  "true",
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { length: 3 },
  ["a", "b"],
  { toString: "x", valueOf: 1 },
  "2026-02-30",
  "24:30",
  "[object Object]",
];

/** Lengths around the limits of the product's fields. */
const LENGTHS = [
  0, 1, 2, 5, 6, 9, 10, 49, 50, 51, 60, 61, 80, 81, 100, 101, 120, 121, 128, 129, 200, 201, 254, 255, 300, 301, 500,
  501, 2000, 2001,
];

/** Values at the limits of a schema and one step beyond; default limits where the schema has none. */
export function edgesOf(
  { type, minimum, maximum, minLength, maxLength, enum: choices, format, items }: Schema,
  random: Random,
): readonly unknown[] {
  if (type === "integer" || type === "number") {
    const edges = [minimum ?? 0, maximum ?? 2 ** 31 - 1];
    return [...edges, ...edges.flatMap((edge) => [edge - 1, edge + 1, edge + 0.5, -edge]), Number.MAX_SAFE_INTEGER];
  }
  if (items) return [];
  if (choices) return choices.flatMap((choice) => [choice, `${choice} `, String(choice).toUpperCase(), [choice]]);
  if (format === "date" || format === "date-time") return DAYS;
  const lengths = [minLength, maxLength].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1]));
  const sign = random.pick(["a", "a", "é", "😀", " ", "9"]);
  return (lengths.length > 0 ? lengths : LENGTHS).filter((length) => length >= 0).map((length) => sign.repeat(length));
}

const DAYS = words(`
  0000-01-01 0001-01-01 1899-12-31 1940-01-01 1999-12-31 2000-02-29 2026-02-29 2027-13-01 2099-12-31 2100-12-31
  9999-12-31 2027-01-01T00:00:00Z 2027-01-01T00:00:00.0000000001Z 2027-01-01T00:15:00Z 2027-01-01T23:59:60Z
  2027-01-01T00:00:00+14:00 2099-12-31T23:30:00Z 2000-01-01T00:00:00-23:59 2027-01-01T00:00:00
  +012027-01-01T00:00:00Z
`);

/** Raw parts of an address: broken and doubled escapes, dots, slashes, and very long ones. */
export const ODD_SEGMENTS: readonly string[] = [
  ...words(`
    % %% %zz %0 %00 %ff %E0%A4%A %C0%AF %ED%A0%80 %2e%2e %2e . .. %2f a%2fb %5c %252e%252e%252f %25 %23 %3F %3Fa=b
    a;b=c a+b %20 %0d%0aX-Injected:%201 %F0%9F%98%80 %E2%80%AE __proto__ constructor undefined null [id] %5Bid%5D
    :id * ~ @ x.json x.rsc index -1 0 1e9 00000000-0000-0000-0000-000000000000
    ffffffff-ffff-ffff-ffff-ffffffffffff / //evil.example
  `),
  "a\\b",
  "\u00e9",
  "a".repeat(300),
  "%41".repeat(1500),
  "a".repeat(6000),
  "",
];

/** Unknown keys; some would give the caller more rights. */
export const FOREIGN_KEYS: readonly (readonly [key: string, value: unknown])[] = [
  ["__proto__", { role: "mentor" }],
  ["constructor", { prototype: {} }],
  ["role", "mentor"],
  ["isMentorVerified", true],
  ["_id", "1"],
  ["id", "00000000-0000-0000-0000-000000000000"],
  ["userId", "1"],
  ["emailVerifiedAt", "2026-01-01"],
  ["sessionVersion", 99],
  ["hash", "x"],
  ["$where", "1"],
  ["\0", "x"],
  ["\ud800", "x"],
  ["a".repeat(2000), 1],
  ["toString", "x"],
  ["hasOwnProperty", 1],
  ["then", "x"],
  ["$ACTION_ID_x", "1"],
  ["", ""],
  ["🙂", {}],
];

/** Content types that a route refuses, and broken forms of accepted ones. */
export const ODD_TYPES: readonly (string | null)[] = [
  null,
  "",
  ";",
  "text/plain",
  "text/html",
  "application/xml",
  "application/octet-stream",
  "application/json; charset=utf-16",
  "APPLICATION/JSON;;",
  "application/jsonx",
  "application/json, text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="',
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=" + "b".repeat(300),
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=latin1",
  "application/csp-report",
  "a/b; c=d",
  "application/json; boundary=x",
];
