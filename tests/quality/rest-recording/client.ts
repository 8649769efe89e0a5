import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlainText } from "./plain-text";

/** One request with the recorded part of its response. For a long body, that is its length and a hash of each block. */
export type Entry = {
  request: string;
  status: number;
  headers: Record<string, string>;
  body: string | { length: number; blocks: string[] };
};
type Surroundings = { address: string; plain: PlainText; signForGoogle: (email: string) => Promise<string> };

const HEADERS = [
  ...["allow", "cache-control", "content-disposition", "content-type", "etag"],
  ...["link", "location", "retry-after", "www-authenticate", "x-request-id"],
];
/** The longest body that is stored whole, and the block length of longer ones, in characters. */
const LONGEST_BODY = 4_096;
export const BLOCK = 256;
/**
 * How often, and at which interval in milliseconds, to poll a page for a secret, whose mail may arrive a little
 * later.
 */
const LOOKS = { most: 50, apart: 100 };
const SECRET = /^[\w-]{43}$/;
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/** Runs the lines of requests.txt in order, as a client behind one trusted proxy. */
export class RecordingClient {
  private readonly values = new Map<string, string>();
  private readonly seen = new Set<string>();

  constructor(private readonly all: Surroundings) {}

  /** @returns the recorded parts of the responses, with their whole bodies */
  async run(line: string): Promise<{ entry: Entry; body: string }[]> {
    const text = /^(\w+) := (.*)$/.exec(line);
    if (text) {
      this.values.set(text[1]!, this.fill(text[2]!));
      return [];
    }
    const [, name, command = "", target = "", who, rest = ""] =
      /^(?:(\w+) = )?([A-Z,]+) (\S+)(?: as (\w+))?(?: \| (.*))?$/.exec(line) ?? [];
    if (command === "PAGE") {
      this.keep(name, await this.readSecret(target, who, this.fill(rest)));
      return [];
    }
    if (command === "GOOGLE") {
      this.keep(name, await this.all.signForGoogle(target));
      return [];
    }
    const headers = new Headers({ "X-Forwarded-For": "10.20.30.40", "X-Request-Id": "the-recording" });
    if (who) headers.set("Authorization", `Bearer ${this.value(who)}`);
    const parts = rest === "" ? [] : this.fill(rest).split(" | ");
    const body = bodyOf(parts.filter((part) => !isHeader(part)).join(" | "));
    if (typeof body === "string") headers.set("Content-Type", "application/json");
    for (const [header, value] of parts.filter(isHeader).map((part) => part.split(": "))) headers.set(header!, value!);
    const answers = [];
    for (const method of command.split(",")) {
      const request = line.replace(command, method);
      answers.push(await this.send(request, this.fill(target), { method, headers, body }, name));
    }
    return answers;
  }

  private async send(request: string, target: string, init: RequestInit, name?: string) {
    const { address, plain } = this.all;
    const response = await fetch(`${address}/api/v1${target}`, { ...init, redirect: "manual" });
    const text = await response.text();
    const isJson = response.headers.get("Content-Type") === "application/json";
    if (name) this.keep(name, keptOf(isJson ? JSON.parse(text) : {}));
    const headers = Object.fromEntries(HEADERS.map((header) => [header, response.headers.get(header)]));
    // Cookie values and expiry dates differ in each run.
    const cookies = response.headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/=[^;]*/, "").replace(/(Expires)=[^;]*/, "$1"));
    headers["set-cookie"] = cookies.length > 0 ? cookies.join(", ") : null;
    const present = Object.entries(headers).filter((header): header is [string, string] => header[1] !== null);
    // Calendar files fold long lines, so that an id may span two of them.
    const body = plain.of(isJson ? text : text.replaceAll("\r\n ", ""));
    const named = Object.fromEntries(present.map(([header, value]) => [header, plain.of(value)]));
    return { entry: { request, status: response.status, headers: named, body: keptBody(body) }, body };
  }

  /** The 43 characters after a text on a page that no earlier page has shown. */
  private async readSecret(path: string, who: string | undefined, before: string): Promise<string> {
    const headers = who ? { Cookie: `auth_token=${this.value(who)}` } : undefined;
    for (let look = 0; look < LOOKS.most; look++) {
      const page = await (await fetch(this.all.address + path, { headers })).text();
      const shown = page.split(before).slice(1);
      const secrets = shown.map((rest) => rest.slice(0, 43)).filter((secret) => SECRET.test(secret));
      const fresh = secrets.find((secret) => !this.seen.has(secret));
      if (fresh) return fresh;
      await sleep(LOOKS.apart);
    }
    console.error(`${path} shows no new secret after "${before}".`);
    return "nothing";
  }

  private keep(name: string | undefined, value: string): void {
    this.values.set(name!, value);
    if (!SECRET.test(value)) return;
    this.seen.add(value);
    this.all.plain.hide(value, `<${name}>`);
  }

  private value(name: string): string {
    const value = this.values.get(name);
    if (value === undefined) throw new Error(`No line has kept "${name}".`);
    return value;
  }

  private fill(text: string): string {
    return text
      .replace(/\{day([+-]\d+)\}/g, (_all, days: string) => this.all.plain.day(Number(days)))
      .replace(/\{(.)\*(\d+)\}/g, (_all, sign: string, times: string) => sign.repeat(Number(times)))
      .replace(/\{(\w+)\}/g, (_all, name: string) => this.value(name));
  }
}

const isHeader = (part: string) => /^[A-Z][\w-]+: /.test(part);

function bodyOf(text: string): string | URLSearchParams | FormData | undefined {
  const [, kind, fields = ""] = /^(form|multipart) (.*)$/.exec(text) ?? [];
  if (kind === undefined) return text === "" ? undefined : text;
  const entries = new URLSearchParams(fields);
  if (kind === "form") return entries;
  const form = new FormData();
  const files = { "@png": Buffer.from(PNG, "base64"), "@text": Buffer.from("no picture") };
  for (const [name, value] of entries) {
    const file = files[value as keyof typeof files];
    form.append(name, file ? new File([file], "me.png", { type: "image/png" }) : value);
  }
  return form;
}

/** What later lines need from a response: its token, or the id of its subject. Without it they fail, and differ. */
function keptOf(answer: { token?: string; data?: { _id?: string } | null }): string {
  return answer.token ?? answer.data?._id ?? "nothing";
}

function keptBody(body: string): Entry["body"] {
  if (body.length <= LONGEST_BODY) return body;
  return { length: body.length, blocks: blocksOf(body) };
}

function blocksOf(body: string): string[] {
  const starts = Array.from({ length: Math.ceil(body.length / BLOCK) }, (_, number) => number * BLOCK);
  return starts.map((at) => hashOf(body.slice(at, at + BLOCK)));
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);
