import "server-only";
import { AppError } from "@/lib/errors";
import { PLAIN_BODY_BYTES } from "./body-limits";

/** How long a body may be in bytes, what to say of a longer one, and in how many milliseconds it has to arrive. */
export type BodyLimit = { bytes: number; message?: string; ms?: number };

/** For plain requests; uploads have a limit of their own, and the time of any request (`scripts/server.ts`). */
const PLAIN_LIMIT: BodyLimit = { bytes: PLAIN_BODY_BYTES, ms: 20_000 };
/** Our largest form has a dozen fields; one that is made of fields alone costs more to read than it is worth. */
const MAX_FORM_FIELDS = 500;
/** How much of a body of untold length is read in all, so that the sender comes to reading the answer. */
const MAX_SWALLOWED_BYTES = 32 * 1024 * 1024;

export type BodyKind = "json" | "form" | "multipart" | "report";

export const MEDIA_TYPES: Record<BodyKind, readonly string[]> = {
  json: ["application/json"],
  form: ["multipart/form-data", "application/x-www-form-urlencoded"],
  multipart: ["multipart/form-data"],
  // What browsers send of a page's policy by themselves; both are JSON.
  report: ["application/csp-report", "application/reports+json"],
};

/**
 * The body as a plain object. Keys that a form repeats become lists.
 * @param kinds what the route takes: JSON, forms (multipart and urlencoded), forms that are multipart, or reports of browsers
 * @throws AppError unsupported_media_type, too_large or unreadable_body
 */
export async function readBody(
  request: Request,
  kinds: readonly BodyKind[],
  limit: BodyLimit = PLAIN_LIMIT,
): Promise<unknown> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const mediaType = contentType.split(";")[0]!.trim().toLowerCase();
  if (!kinds.some((kind) => MEDIA_TYPES[kind].includes(mediaType))) throw new AppError("unsupported_media_type");
  const bytes = await readBytes(request, limit);
  try {
    return [...MEDIA_TYPES.json, ...MEDIA_TYPES.report].includes(mediaType)
      ? JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
      : await parseForm(bytes, contentType);
  } catch (error) {
    throw new AppError("unreadable_body", { cause: error });
  }
}

/**
 * The body as text, for routes that check a signature over it or read another format.
 * @throws AppError too_large or unreadable_body
 */
export async function readText(request: Request, limit: BodyLimit = PLAIN_LIMIT): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limit));
}

async function readBytes(request: Request, { bytes: max, message, ms }: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  // Of a body that was not touched, Node itself drops the rest once the answer is sent.
  if (Number(request.headers.get("Content-Length")) > max) throw new AppError("too_large", { message });
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  // A body sent byte by byte gets its response before it ends; Node closes the connection later.
  const endsAt = ms === undefined ? Infinity : performance.now() + ms;
  for (;;) {
    const part = await inTime(reader?.read(), endsAt - performance.now()).catch((error: unknown) => {
      throw new AppError("unreadable_body", { cause: error });
    });
    if (!part || part.done) break;
    length += part.value.byteLength;
    if (length > MAX_SWALLOWED_BYTES) {
      await reader?.cancel();
      break;
    }
    if (length <= max) chunks.push(part.value);
  }
  if (length > max) throw new AppError("too_large", { message });
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** @throws Error when the promise takes longer than these milliseconds */
async function inTime<T>(promise: Promise<T> | undefined, ms: number): Promise<T | undefined> {
  if (promise === undefined || ms === Infinity) return promise;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The body did not arrive in time.")), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The fields of a form.
 * @throws Error when it cannot be read or has too many fields
 */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (countOf(bytes, boundary ?? "&") > MAX_FORM_FIELDS) throw new Error("The form has too many fields.");
  return formObject(await new Response(bytes, { headers: { "Content-Type": contentType } }).formData());
}

/** How often a text occurs in these bytes, counted up to the limit. */
function countOf(bytes: Uint8Array<ArrayBuffer>, text: string): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (
    let at = buffer.indexOf(text);
    at >= 0 && count <= MAX_FORM_FIELDS;
    at = buffer.indexOf(text, at + text.length)
  ) {
    count += 1;
  }
  return count;
}

/** A form's fields by name, without those that the framework adds. */
export function formObject(form: FormData): Record<string, unknown> {
  // A list per name, because looking up each name in the form takes minutes for an upload of many names.
  const lists = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of form) {
    const list = lists.get(name);
    if (list) list.push(value);
    else if (!name.startsWith("$ACTION_")) lists.set(name, [value]);
  }
  return Object.fromEntries([...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
}
