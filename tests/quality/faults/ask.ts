import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** Longest wait for a whole answer, in milliseconds: longer than every limit of the server, so that none hides behind it. */
const PATIENCE_MS = 60_000;

export type Question = {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as it is; an object as JSON. */
  body?: string | Uint8Array | object;
  /** Longest wait for the whole answer, in milliseconds. */
  patienceMs?: number;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

/** Connections are kept and used again, as browsers and proxies do it. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/**
 * Asks a server over plain HTTP and never asks twice: what is lost on the way has to be seen.
 * @param address "http://127.0.0.1:3401"
 * @throws Error whose `code` says how the answer was lost: ECONNREFUSED, ECONNRESET, ETIMEDOUT
 */
export function ask(address: string, { path, method = "GET", headers, body, patienceMs }: Question): Promise<Answer> {
  const isPlain = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const bytes = isPlain ? body : JSON.stringify(body);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const all = {
      ...(isPlain ? {} : { "Content-Type": "application/json" }),
      ...(bytes === undefined ? {} : { "Content-Length": String(Buffer.byteLength(bytes)) }),
      ...headers,
    };
    const asking = request(new URL(path, address), { method, headers: all, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", fail);
      response.once("aborted", () => fail(lost("ECONNRESET", "The answer was cut off.")));
      response.once("end", () => {
        clearTimeout(timer);
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode!, headers: response.headers, text, ms: performance.now() - startedAt });
      });
    });
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(() => {
      asking.destroy(lost("ETIMEDOUT", "There was no answer in time."));
    }, patienceMs ?? PATIENCE_MS);
    asking.once("error", fail);
    asking.end(bytes);
  });
}

const lost = (code: string, message: string) => Object.assign(new Error(message), { code });
