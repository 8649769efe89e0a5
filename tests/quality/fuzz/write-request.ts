import type { Draft, Holder } from "./draft";
import type { Purpose } from "./samples";

/** A request as it is sent, without its session. */
export type Written = {
  method: string;
  /** The escaped address after "/api/v1". */
  target: string;
  /** Parts of the address, as handlers receive them. */
  params: Record<string, string>;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whether the connection closes inside the body. */
  isCut: boolean;
};

const BOUNDARY = "fuzz-5f2b1c";

/** Serialises a draft, with the body in one of the operation's media types. */
export function writeRequest({ params, query, root }: Draft, { operation, random }: Purpose): Written {
  const parts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wellFormed(textOf(value))]));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(parts[name] ?? ""));
  const search = pairsOf(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(textOf(value))}`)
    .join("&");
  const written = { method: operation.method, target: path + (search && `?${search}`), params: parts, isCut: false };
  if (!operation.body || root.body === undefined) return { ...written, headers: {}, body: null };
  const [mediaType = "", ...others] = operation.body.mediaTypes;
  const chosen = others.length > 0 && random.chance(0.3) ? random.pick(others) : mediaType;
  const contentType = chosen === "multipart/form-data" ? `${chosen}; boundary=${BOUNDARY}` : chosen;
  return { ...written, headers: { "Content-Type": contentType }, body: encoders[chosen]!(root.body) };
}

const encoders: Readonly<Record<string, (body: unknown) => Buffer>> = {
  "application/json": (body) => Buffer.from(JSON.stringify(body) ?? ""),
  "application/x-www-form-urlencoded": (body) =>
    Buffer.from(
      pairsOf(body)
        .map(([name, value]) => `${escaped(name)}=${escaped(textOf(value))}`)
        .join("&"),
    ),
  "multipart/form-data": (body) => {
    const fields = pairsOf(body).flatMap(([name, value]) => {
      const isFile = isBytes(value);
      const file = isFile ? '; filename="me.png"\r\nContent-Type: image/png' : "";
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, "_")}"${file}\r\n\r\n`;
      return [Buffer.from(head), isFile ? Buffer.from(value) : Buffer.from(textOf(value)), Buffer.from("\r\n")];
    });
    return Buffer.concat([...fields, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  },
};

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** A value as text, for forms and addresses. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined ? "" : (JSON.stringify(value) ?? String(value));
}

/** The pairs of a form or query; lists of texts repeat their key. */
function pairsOf(body: unknown): [string, unknown][] {
  if (typeof body !== "object" || body === null) return body === undefined ? [] : [["", body]];
  return Object.entries(body as Holder).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value) ? value.map((item: unknown) => [name, item]) : value === undefined ? [] : [[name, value]],
  );
}

/** A text after UTF-8 encoding, which replaces lone surrogates. */
const wellFormed = (text: string) => Buffer.from(text).toString();
export const escaped = (text: string): string => encodeURIComponent(wellFormed(text));
