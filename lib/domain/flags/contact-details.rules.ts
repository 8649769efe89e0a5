import { CONTACT_MASK } from "./contact-mask";

/** Longer texts are checked up to here; no stored text is as long. */
const CHECKED_MAX = 4000;

/** A part of a text, in UTF-16 code units, up to but not including `to`. */
export type TextPart = { from: number; to: number };
type Span = readonly [from: number, to: number];

/** A text as matching needs it: small letters, plain digits, no invisible signs, with the place of each unit in the original. */
type Folded = { text: string; at: number[] };

const FULL_WIDTH = 0xfee0;
const DIGIT_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit.toLowerCase();
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - FULL_WIDTH).toLowerCase();
  const zero = DIGIT_ZEROS.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  if (unit === "。") return ".";
  if (/[‐-―−]/.test(unit)) return "-";
  return /\s/.test(unit) ? " " : unit;
}

function fold(original: string): Folded {
  const folded: Folded = { text: "", at: [] };
  const units: string[] = [];
  for (let at = 0; at < original.length && at < CHECKED_MAX; at++) {
    const unit = original[at]!;
    if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(unit)) continue;
    units.push(foldUnit(unit));
    folded.at.push(at);
  }
  folded.text = units.join("");
  return folded;
}

const WORD = String.raw`\p{L}\p{M}\p{N}`;
/** Names that mean nothing but mail; "live" and "outlook" are words as well. */
const MAIL_ONLY = "gmail|googlemail|ymail|rediffmail|hotmail|protonmail";
/** Behind an "@" they are providers of mail or of payments, whose addresses hold phone numbers. */
const PROVIDERS = `${MAIL_ONLY}|yahoo|outlook|icloud|live|paytm|ybl|upi|ibl|axl|okaxis|oksbi|okicici|okhdfcbank`;
const SPELLED_AT = String.raw`(?: ?[\[({] ?at ?[\])}] ?| at )`;
const SPELLED_DOT = String.raw`(?: ?[\[({] ?(?:dot|\.) ?[\])}] ?| dot )`;
/** Every quantifier is bounded, so that a match costs no more than a fixed number of steps for each place. */
const ADDRESSES = [
  // Mail addresses, plain and spelled.
  String.raw`[${WORD}._%+\-]{1,64} ?@ ?[${WORD}\-]{1,63}(?:\.[${WORD}\-]{2,63}){1,4}`,
  String.raw`(?<![${WORD}])[${WORD}._\-]{2,64}${SPELLED_AT}[${WORD}\-]{2,40}${SPELLED_DOT}(?:com|in|org|net|co)(?![${WORD}])`,
  String.raw`(?<![${WORD}])[${WORD}._\-]{2,64}(?:${SPELLED_AT}(?:${MAIL_ONLY})|@(?:${PROVIDERS}))(?![${WORD}])(?:\.[a-z]{2,3}(?![${WORD}]))?`,
  String.raw`(?<![${WORD}])[${WORD}._\-]{2,64} (?:${MAIL_ONLY}) com(?![${WORD}])`,
  // Links.
  String.raw`(?:https?://|(?<![${WORD}])www\.)[^\s<>"']{1,500}`,
  String.raw`(?<![${WORD}.@])(?:t|wa|m)\.me/[^\s<>"']{1,200}`,
].map((source) => new RegExp(source, "gu"));

/** Domains that are written like abbreviations and names of programs need a path behind them. */
const DOMAIN = new RegExp(
  String.raw`(?<![${WORD}.@\-])([${WORD}][${WORD}\-]{1,62}\.){1,4}` +
    String.raw`(?:(?:com|org|net|info|biz|xyz|in)(?![${WORD}])(?:/[^\s<>"']{0,300})?|(?:me|ly|be|gg|app|link|page|co|to|us|site|live|io|ai|uk)/[^\s<>"']{1,300})`,
  "gu",
);
/** Labels of programs and abbreviations that only look like domains. */
const NO_DOMAIN =
  /^(?:asp|vb|ado|ml|dot|microsoft|etc|hons|govt|std|viz|b\p{L}?|m\p{L}?|tech|phd|mba|bed|med|dr|mr|mrs|ms|prof)\./u;
const SPELLED_DOMAIN = new RegExp(
  String.raw`(?<![${WORD}])(?!(?:the|a|an|of|this) )[${WORD}][${WORD}\-]{1,62}${SPELLED_DOT}(?:com|org|net)(?![${WORD}])`,
  "gu",
);

const SERVICES = "insta|instagram|ig|telegram|tg|snapchat|snap|skype|facebook|fb|twitter|linkedin|gmail";
const NAMED_HANDLE = new RegExp(
  String.raw`(?<![${WORD}])(?:${SERVICES})(?![${WORD}])(?: (?:id|handle|name))? ?(?:[:=\-]|is|at)? ?@?([a-z0-9._]{3,30})`,
  "gu",
);
const HANDLE = new RegExp(String.raw`(?<![${WORD}._@])@([a-z0-9_.]{3,30})`, "gu");
/** "Learn @home" names a place. */
const PLACES = /^(?:my|your|the)?_?(?:home|house|school|college|university|institute|work|online|night|weekends?)\.?$/;

const CALL_WORDS = String.raw`(?:whats ?app|wa|telegram|call|phone|mobile|mob|contact|ph|tel|sms|ping|text)`;
/** Digits in groups, up to two signs apart. */
const NUMBER = /(?<![\p{L}\p{M}\p{N}])[+(]{0,2}\d(?:[ .()/_-]{0,2}\d){6,17}(?![\p{L}\p{M}\p{N}])/gu;
/** Commas separate so much else that they count in the usual halves only. */
const HALVES = /(?<![\p{L}\p{N},])[6-9]\d{4}, ?\d{5}(?![\p{L}\p{N},])/gu;
const CALLED_BEFORE = new RegExp(
  String.raw`(?<![${WORD}])${CALL_WORDS}(?:[^${WORD}\n]| (?:me|us|on|at|is|no|number)(?![${WORD}])){0,12}$`,
  "u",
);
const MONEY_BEFORE = /(?:₹|\brs\.?|\binr|\$|€|£|isbn:?|issn:?) ?$/u;
const SPOKEN_DIGIT = "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)";
const SPOKEN_NUMBER = new RegExp(
  String.raw`(?<![${WORD}])${SPOKEN_DIGIT}(?:[ ,.\-]{1,3}${SPOKEN_DIGIT}){8,15}(?![${WORD}])`,
  "gu",
);

/** Whether digits form a phone number, by their count, beginning and grouping. */
function isPhone(run: string, before: string): boolean {
  const groups = run.split(/\D+/).filter(Boolean);
  const digits = groups.join("");
  const count = digits.length;
  if (MONEY_BEFORE.test(before)) return false;
  if (run.includes("+")) return count >= 8 && count <= 15;
  if (CALLED_BEFORE.test(before) && !isYears(groups)) return count >= 7;
  // "6 7 8 9 10 11 12" are classes, "85 90 92 95 98" are marks.
  const isSpacedOut = groups.every((group) => group.length === 1);
  if (!isSpacedOut && (groups.length > 5 || groups.every((group) => group.length < 3))) return false;
  if (/^[6-9]\d{9}$/.test(digits)) return !isSpacedOut || !"0123456789".includes(digits);
  if (/^(?:0|91|091|0091)[6-9]\d{9}$/.test(digits)) return true;
  if (/^00[1-9]/.test(digits)) return count >= 10;
  if (/^0[1-9]/.test(digits)) return groups[0]!.length >= 3 && count >= 10 && count <= 11 && groups.length <= 4;
  return /^\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/.test(run);
}

/** "Contact: 2019 2020 2021" would be no number to call. */
const isYears = (groups: readonly string[]) => groups.every((group) => /^(?:19|20)\d\d$/.test(group));

const hitsOf = (text: string, pattern: RegExp, isHit: (match: RegExpExecArray) => boolean = () => true): Span[] =>
  [...text.matchAll(pattern)].filter(isHit).map((match) => [match.index, match.index + match[0].length]);

function foldedSpans(text: string): Span[] {
  return [
    ...ADDRESSES.flatMap((pattern) => hitsOf(text, pattern)),
    ...hitsOf(text, DOMAIN, ([domain]) => !NO_DOMAIN.test(domain)),
    ...hitsOf(text, SPELLED_DOMAIN),
    ...hitsOf(text, NAMED_HANDLE, ([, handle]) => /[a-z]/.test(handle!) && /[\d_.]\w/.test(handle!)),
    ...hitsOf(text, HANDLE, ([, handle]) => /[a-z]/.test(handle!) && !PLACES.test(handle!)),
    ...hitsOf(text, NUMBER, ({ 0: run, index }) => isPhone(run, text.slice(Math.max(0, index - 30), index))),
    ...hitsOf(text, HALVES),
    ...hitsOf(text, SPOKEN_NUMBER),
  ];
}

/** A sign or word that every contact detail has. Most subjects have none, so a list of mentors costs nearly nothing. */
const SUSPECT = new RegExp(String.raw`[\p{N}\p{Cf}@.:_。\uff01-\uff5e]|\b(?:at|dot|gmail)\b|\b${SPOKEN_DIGIT}\b`, "iu");

/**
 * Finds contact details and links: mail addresses also as "name at gmail dot com", phone numbers in the spellings of
 * India and abroad, web addresses and names at other services. Own rules, because libraries for phone numbers find what
 * people write to be read by programs, not what they write to get past one.
 * @returns parts of the text, in order and apart from each other
 */
export function findContactDetails(original: string): TextPart[] {
  if (!SUSPECT.test(original)) return [];
  const { text, at } = fold(original);
  const parts: TextPart[] = [];
  for (const [start, end] of foldedSpans(text).sort((a, b) => a[0] - b[0])) {
    const [from, to] = [at[start]!, at[end - 1]! + 1];
    const last = parts.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else parts.push({ from, to });
  }
  return parts;
}

export function holdsContactDetails(text: string): boolean {
  return findContactDetails(text).length > 0;
}

/** Replaces each contact detail. */
export function maskContactDetails(text: string): string {
  return markedParts(text)
    .map(({ text: part, isContact }) => (isContact ? CONTACT_MASK : part))
    .join("");
}

/** A text in pieces, which are contact details or not. */
export function markedParts(text: string): { text: string; isContact: boolean }[] {
  const pieces: { text: string; isContact: boolean }[] = [];
  let end = 0;
  for (const { from, to } of findContactDetails(text)) {
    pieces.push({ text: text.slice(end, from), isContact: false }, { text: text.slice(from, to), isContact: true });
    end = to;
  }
  return [...pieces, { text: text.slice(end), isContact: false }].filter((piece) => piece.text !== "");
}
