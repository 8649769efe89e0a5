import "server-only";
import { AppError } from "@/lib/errors";

/** How long a body may be in bytes, and what to say of a longer one. */
export type BodyLimit = { bytes: number; message?: string };

/** For plain requests; uploads have a limit of their own. */
const PLAIN_LIMIT: BodyLimit = { bytes: 64 * 1024 };
/** How much of a body of untold length is read in all, so that the sender comes to reading the answer. */
const MAX_SWALLOWED_BYTES = 32 * 1024 * 1024;

export type BodyKind = "json" | "form" | "multipart";

const MEDIA_TYPES: Record<BodyKind, readonly string[]> = {
  json: ["application/json"],
  form: ["multipart/form-data", "application/x-www-form-urlencoded"],
  multipart: ["multipart/form-data"],
};

/**
 * The body as a plain object. Keys that a form repeats become lists.
 * @param kinds what the route takes: JSON, forms (multipart and urlencoded), or forms that are multipart
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
    return MEDIA_TYPES.json.includes(mediaType)
      ? JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
      : await parseForm(bytes, contentType);
  } catch (error) {
    throw new AppError("unreadable_body", { cause: error });
  }
}

async function readBytes(request: Request, { bytes: max, message }: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  // Of a body that was not touched, Node itself drops the rest once the answer is sent.
  if (Number(request.headers.get("Content-Length")) > max) throw new AppError("too_large", { message });
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
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

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  return formObject(await new Response(bytes, { headers: { "Content-Type": contentType } }).formData());
}

/** A form's fields by name, without those that the framework adds. */
export function formObject(form: FormData): Record<string, unknown> {
  // A list per name, because asking the form for each name anew takes minutes when an upload is made of names.
  const lists = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of form) {
    const list = lists.get(name);
    if (list) list.push(value);
    else if (!name.startsWith("$ACTION_")) lists.set(name, [value]);
  }
  return Object.fromEntries([...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
}
