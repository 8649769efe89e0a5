export type HtmlMessage = { message: string; extract?: string };

type Known = { why: string; message: RegExp; extract?: RegExp };

/** What the checker says against HTML that React or Next writes, and nobody here can change. */
const KNOWN_FAULTS: readonly Known[] = [
  {
    why: "React gives a form with a server action an empty address, by which it posts to its page, whatever we write.",
    message: /^Bad value “” for attribute “action” on element “form”: Must be non-empty\.$/,
    extract: /<form [^<>]*\baction="" encType="multipart\/form-data" method="POST">/,
  },
  {
    why: "Next names the type of its own inline scripts.",
    message: /^The “type” attribute is unnecessary for JavaScript resources\.$/,
  },
];

/** Advice, never errors, that is not taken. */
const DECLINED_ADVICE: readonly Known[] = [
  {
    why: "The panel of a tab has its tab for a name, not a heading.",
    message: /^Section lacks heading\./,
    extract: /<section id="([^"]+)" aria-labelledby="\1-tab"/,
  },
  {
    why: "The way to a week that is not there stays a link, so that the press that leads to the last one keeps the focus.",
    message: /^An “aria-disabled” attribute whose value is “true” should not be specified on an “a” element/,
    extract: /<a aria-label="(Earlier|Later) days"/,
  },
];

const isAmong = (list: readonly Known[], { message, extract = "" }: HtmlMessage) =>
  list.some((known) => known.message.test(message) && (known.extract?.test(extract) ?? true));

/** Whether a message of the checker is nothing to mend. */
export function isKnownFault(message: HtmlMessage, isWarning: boolean): boolean {
  return isAmong(KNOWN_FAULTS, message) || (isWarning && isAmong(DECLINED_ADVICE, message));
}
