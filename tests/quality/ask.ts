import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import { SESSION_COOKIE } from "@/lib/session-names";

/** Longest wait for a whole answer: longer than every limit of the server, so that the wait hides none. */
const PATIENCE_MS = 60_000;

export type Headers = Readonly<Record<string, string>>;
export type Question = {
  /** Sent without escaping or normalising. */
  path: string;
  method?: string;
  headers?: Headers;
  /** Text and bytes are sent as they are, an object as JSON. */
  body?: string | Uint8Array | object;
  /** Closes the connection in the middle of the body. */
  isCut?: boolean;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

/** Reuses connections, as browsers and proxies do. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/**
 * Sends one request over HTTP, without a retry: a lost request must be visible.
 * @param address "http://127.0.0.1:3401"
 * @throws Error whose `code` says why there is no response: ECONNREFUSED, ECONNRESET, ETIMEDOUT
 */
export function ask(address: string, { path, method = "GET", headers, body, isCut }: Question): Promise<Answer> {
  const isPlain = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const bytes = isPlain ? body : JSON.stringify(body);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const all = {
      ...(isPlain ? {} : { "Content-Type": "application/json" }),
      ...(bytes === undefined ? {} : { "Content-Length": String(Buffer.byteLength(bytes)) }),
      ...headers,
    };
    const sent = request({ hostname, port, path, method, headers: all, agent }, (response) => {
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
    const timer = setTimeout(() => sent.destroy(lost("ETIMEDOUT", "No answer in time.")), PATIENCE_MS);
    sent.once("error", fail);
    if (isCut && bytes) sent.write(bytes.slice(0, bytes.length >> 1), () => sent.destroy());
    else sent.end(bytes);
  });
}

const lost = (code: string, message: string) => Object.assign(new Error(message), { code });

/** A signed-in person. */
export type Person = {
  username: string;
  /** Headers of a REST client, and of a browser. */
  bearer: Headers;
  cookie: Headers;
};

/** Signs in over REST. @throws Error when the server refuses */
export async function signIn(address: string, email: string, password = DEMO_PASSWORD): Promise<Person> {
  const path = "/api/v1/users/login";
  const { status, text } = await ask(address, { path, method: "POST", body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}.`);
  const { token, user } = JSON.parse(text) as { token: string; user: { username: string } };
  const bearer = { Authorization: `Bearer ${token}` };
  return { username: user.username, bearer, cookie: { Cookie: `${SESSION_COOKIE}=${token}` } };
}
