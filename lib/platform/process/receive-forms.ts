import "server-only";
import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/platform/logger";
import { PLAIN_BODY_BYTES } from "../rest/body-limits";
import { clientAddress, SOCKET_ADDRESS_HEADER } from "./client-address";
import { loggedPath } from "./logged-path";
import { isOwnOrigin } from "../rest/origin-check";
import { parseForm } from "../rest/read-body";
import { refuseRequest } from "./refuse-request";
import { pathOf, type Step } from "./step";

/** How many bodies one client may send in a minute. A school behind one address stays far below. */
const BODIES = { points: 1200, duration: 60 } as const;
/** How long the body of a form may take to arrive, in milliseconds. */
const FORM_LIMIT_MS = 20_000;
/** The names that Next gives actions. */
const ACTION_NAME = /^[0-9a-f]{40,44}$/;

/**
 * Counts what clients send, and reads what is posted to pages before Next does. It answers what is no form of ours: Next would fail with
 * a 500 and log it. Routes read their own bodies.
 */
export function receiveForms(bodies: { points: number; duration: number } = BODIES): Step {
  const limiter = new RateLimiterMemory(bodies);
  return (request, response, next) => {
    const { method, url = "" } = request;
    if (method === "GET" || method === "HEAD") return next();
    const receiving = limiter
      .consume(clientOf(request))
      .catch((refusal: unknown) => {
        throw new AppError("too_many_requests", { retryAfter: secondsOf(refusal) });
      })
      .then(() => (url.startsWith("/api/") ? undefined : receive(request)));
    receiving.then(next, (thrown: unknown) => {
      const error = thrown instanceof AppError ? thrown : new AppError("unexpected", { cause: thrown });
      if (error.status >= 500) logger.error({ err: thrown, path: loggedPath(pathOf(request)) }, error.message);
      // Node drops the rest of the body, or closes the connection when it takes too long.
      refuseRequest(request, response, error);
    });
  };
}

const clientOf = ({ headers, socket }: IncomingMessage): string =>
  clientAddress(
    new Headers({
      [SOCKET_ADDRESS_HEADER]: socket.remoteAddress ?? "unknown",
      "X-Forwarded-For": String(headers["x-forwarded-for"] ?? ""),
    }),
  );

const secondsOf = (refusal: unknown) => Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000);

/** @throws AppError for a form that Next cannot read, or that another site sends */
async function receive(request: IncomingMessage): Promise<void> {
  const { origin, host, "next-action": action, "content-type": type = "" } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host)) throw new AppError("foreign_origin");
  if (action !== undefined && !ACTION_NAME.test(String(action))) throw new AppError("unreadable_body");
  if (Number(request.headers["content-length"]) > PLAIN_BODY_BYTES) throw new AppError("too_large");
  const body = await readAhead(request);
  try {
    if (/^multipart\/form-data\b/i.test(type)) await parseForm(body, type);
    else if (action !== undefined) JSON.parse(body.toString());
  } catch (error) {
    throw new AppError("unreadable_body", { cause: error });
  }
}

/**
 * The whole body of a request, which can be read once more afterwards.
 * @throws AppError too_large or unreadable_body
 */
function readAhead(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => end(new AppError("unreadable_body")), FORM_LIMIT_MS);
    function end(result: AppError | Buffer<ArrayBuffer>): void {
      clearTimeout(timer);
      request.off("readable", read).off("close", onClose).off("error", onClose);
      if (result instanceof AppError) reject(result);
      else resolve(result);
    }
    const onClose = () => end(new AppError("unreadable_body"));
    function read(): void {
      for (let chunk = request.read() as Buffer | null; chunk !== null; chunk = request.read() as Buffer | null) {
        chunks.push(chunk);
        length += chunk.byteLength;
      }
      if (length > PLAIN_BODY_BYTES) return end(new AppError("too_large"));
      if (!request.complete) return;
      if (length === 0) return end(new AppError("unreadable_body"));
      const body = Buffer.concat(chunks);
      // Within the turn in which the end was read, so that the stream does not take itself for ended.
      request.unshift(body);
      end(body);
    }
    request.on("readable", read).once("close", onClose).once("error", onClose);
  });
}
