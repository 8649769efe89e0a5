const DAY_MS = 86_400_000;
/**
 * Clocks of the database and of this process may differ a little, and calendar files drop milliseconds, in
 * milliseconds.
 */
const NOW_SLACK_MS = 2_000;
/**
 * The recording's own past meetings start at this odd time, so that no date of the demo data is mistaken for theirs.
 */
export const PAST_TIME = "03:17:00";

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;
/** "2026-11-25", optionally with "T10:00:00.000Z", or both in calendar syntax: "20261125T100000Z". */
const MOMENT = /\b(20\d\d)(-?)([01]\d)\2([0-3]\d)(?:T(\d\d)(:?)(\d\d)\6(\d\d)(\.\d{3})?Z)?/g;
/** "Wednesday 25 November 2026", the human-readable date in calendar files. */
const DATE_IN_WORDS = /\b[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ 20\d\d\b/g;
/** The cursor of a review from this run: its stars, timestamp and id. */
const CURSOR = /\b([1-5])\.[0-9a-z]{8}\.(<id-\d+>)/g;

/**
 * Replaces what differs between two runs of the same build, and nothing else:
 * - this server's address;
 * - session tokens and the secrets of mailed links (`hide`);
 * - UUIDs that are not in the demo data, by a number in the order of their first appearance;
 * - random names of picture files and meeting rooms, and timestamps in cursors;
 * - timestamps of this run by `<now>`, and days from today on by their distance from today: `<day+3>`.
 * Dates of the demo data are before today and stay unchanged.
 */
export class PlainText {
  private readonly numbers = new Map<string, number>();
  private readonly secrets = new Map<string, string>();
  private readonly startedAt = Date.now();

  constructor(
    private readonly address: string,
    private readonly demoIds: ReadonlySet<string>,
  ) {}

  /** The day this many days after today (UTC) as "2026-11-25". */
  day(days: number): string {
    return new Date(this.startedAt + days * DAY_MS).toISOString().slice(0, 10);
  }

  hide(secret: string, name: string): void {
    this.secrets.set(secret, name);
  }

  of(text: string): string {
    let plain = text.replaceAll(this.address, "<site>").replaceAll(encodeURIComponent(this.address), "<site>");
    for (const [secret, name] of this.secrets) plain = plain.replaceAll(secret, name);
    return plain
      .replace(/\beyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+/g, "<session token>")
      .replace(/\b[0-9a-f]{32}\.webp/g, "<picture>.webp")
      .replace(/(?<=\/Mentorhood-)[0-9a-f]{32}\b/g, "<room>")
      .replace(UUID, (id) => (this.demoIds.has(id) ? id : `<id-${this.numberOf(id)}>`))
      .replace(CURSOR, "$1.<now>.$2")
      .replace(DATE_IN_WORDS, (words) => this.dayInWords(words))
      .replace(MOMENT, (...match: (string | undefined)[]) => this.moment(match));
  }

  private dayInWords(words: string): string {
    const date = new Date(`${words} UTC`).toISOString().slice(0, 10);
    const weekday = new Date(date).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
    return words.startsWith(weekday) ? `<day+${this.daysUntil(date)} in words>` : words;
  }

  private daysUntil(date: string): number {
    return Math.round((Date.parse(date) - Date.parse(this.day(0))) / DAY_MS);
  }

  private numberOf(id: string): number {
    if (!this.numbers.has(id)) this.numbers.set(id, this.numbers.size + 1);
    return this.numbers.get(id)!;
  }

  private moment([whole = "", year, dash, month, day, hour, , minute, second, fraction]: (
    string | undefined
  )[]): string {
    // Eight digits without a time may be any number.
    if (hour === undefined && dash === "") return whole;
    const date = `${year}-${month}-${day}`;
    const time = `${hour ?? "00"}:${minute ?? "00"}:${second ?? "00"}`;
    const at = Date.parse(`${date}T${time}${fraction ?? ""}Z`);
    const isNow = at >= this.startedAt - NOW_SLACK_MS && at <= Date.now() + NOW_SLACK_MS;
    if (hour !== undefined && isNow) return "<now>";
    const days = this.daysUntil(date);
    const isOwn = days >= 0 ? days < 400 : time === PAST_TIME || time === endOf(PAST_TIME);
    return isOwn ? `<day${days < 0 ? "" : "+"}${days}>${whole.slice(date.length - (dash ? 0 : 2))}` : whole;
  }
}

const endOf = (time: string) => new Date(Date.parse(`2026-01-01T${time}Z`) + 1_800_000).toISOString().slice(11, 19);
