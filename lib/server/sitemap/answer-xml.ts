import "server-only";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/platform/logger";

/** Seconds for which shared caches may store a file. An hour is fine, since search engines fetch it far less often. */
const SHARED_CACHE_SECONDS = 3600;
/** Seconds after which a crawler may retry while the database is down. */
const RETRY_SECONDS = 120;

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": `public, max-age=0, s-maxage=${SHARED_CACHE_SECONDS}`,
};

const plain = (text: string, status: number, headers: Record<string, string>) =>
  new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers } });

/** Reads in progress, by name. Concurrent requests for one file share one read and its memory. */
const underWay = new Map<string, Promise<readonly string[]>>();

async function readOnce(name: string, read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const reading = underWay.get(name) ?? read().finally(() => underWay.delete(name));
  underWay.set(name, reading);
  return reading;
}

/**
 * Serves an XML file. Reads it completely before responding: 404 when it does not exist, 503 on any other failure,
 * never a partial 200.
 */
export async function answerXml(name: string, read: () => Promise<readonly string[]>): Promise<Response> {
  try {
    return new Response(inPieces(await readOnce(name, read)), { headers: HEADERS });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") {
      return plain("Not found", 404, { "Cache-Control": "no-store" });
    }
    logger.error({ err: error, file: name }, "The sitemap could not be read.");
    return plain("Not available right now", 503, { "Cache-Control": "no-store", "Retry-After": String(RETRY_SECONDS) });
  }
}

/** Streams texts one by one at the client's pace, so that a slow client needs no second copy of the file. */
function inPieces(texts: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = texts.values();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = rest.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
