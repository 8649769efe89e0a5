import { request as httpRequest, Agent } from "node:http";
import type { Answer } from "./check-answer";
import type { Written } from "./write-request";

/**
 * Brings a request to the product, and its answer back; null when the connection ended without one. `address` is the
 * operation's path as the document writes it, `client` where the request comes from.
 */
export type Sender = (request: Written & { address: string; client: string }) => Promise<Answer | null>;

/** Milliseconds after which an answer is missing. */
const LIMIT_MS = 30_000;

/** Sends over HTTP, as from behind one proxy that is trusted. @param server "http://localhost:4000" */
export function httpSender(server: string): Sender {
  const { hostname, port } = new URL(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return ({ method, target, headers, body, isCut, client }) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ hostname, port, method, path: `/api/v1${target}`, agent, timeout: LIMIT_MS });
      const length = body ? { "Content-Length": String(body.length) } : {};
      const all = { ...length, "X-Forwarded-For": client, ...headers };
      for (const [name, value] of Object.entries(all)) sent.setHeader(name, value);
      sent.on("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
          resolve({
            status: response.statusCode!,
            headers: Object.fromEntries(named),
            text: Buffer.concat(chunks).toString(),
          });
        });
      });
      sent.on("timeout", () => sent.destroy(new Error(`There was no answer in ${LIMIT_MS} ms.`)));
      sent.on("error", (error) => (isCut ? resolve(null) : reject(error)));
      if (!isCut || !body) return void sent.end(body ?? undefined);
      // The connection ends within the body.
      sent.write(body.subarray(0, body.length >> 1), () => sent.destroy());
    });
}
