import "server-only";
import { AppError } from "@/lib/errors";

/** Longest body of a plain request in bytes; uploads have a limit of their own. */
const MAX_BODY_BYTES = 64 * 1024;

export type BodyKind = "json" | "form";

/**
 * The body as a plain object. Keys that a form repeats become lists.
 * @param kinds what the route takes: JSON, or also forms (multipart and urlencoded)
 * @throws AppError unsupported_media_type, too_large or unreadable_body
 */
export async function readBody(request: Request, kinds: readonly BodyKind[]): Promise<unknown> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const mediaType = contentType.split(";")[0]!.trim().toLowerCase();
  const isForm = mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded";
  if (mediaType !== "application/json" && !(isForm && kinds.includes("form"))) {
    throw new AppError("unsupported_media_type");
  }
  const bytes = await readBytes(request);
  try {
    return isForm
      ? await parseForm(bytes, contentType)
      : JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("unreadable_body", { cause: error });
  }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length")) > MAX_BODY_BYTES) throw new AppError("too_large");
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
      throw new AppError("unreadable_body", { cause: error });
    });
    if (!part || part.done) break;
    length += part.value.byteLength;
    if (length > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw new AppError("too_large");
    }
    chunks.push(part.value);
  }
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
  const names = [...new Set(form.keys())].filter((name) => !name.startsWith("$ACTION_"));
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
