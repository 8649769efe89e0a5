import "server-only";
import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";
import { addRequestStep } from "./add-request-step";
import { refuseRequest } from "./refuse-request";

const READING = ["GET", "HEAD"] as const;
/** Routes below `/api` say themselves which of these they take. */
const OF_ROUTES = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
/** Addresses of files, which take no form; so do all that end like the name of one. */
const FILES = /^\/(?:_next|og|portraits|uploads|sitemaps)\/|\.[a-z0-9]+$/;
/** As forms are posted without a script. With one, they name an action of the server. */
const FORM = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const ACTION_HEADER = "next-action";

/** Which methods an address takes, of a request like this one. */
export function methodsFor({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): readonly string[] {
  const path = url.split(/[?#]/, 1)[0]!;
  if (path.startsWith("/api/")) return OF_ROUTES;
  const isForm = headers[ACTION_HEADER] !== undefined || FORM.test(headers["content-type"] ?? "");
  return isForm && !FILES.test(path) ? [...READING, "POST"] : READING;
}

/**
 * Refuses methods that an address does not take before Next hears of them: its cache would keep the refusal, or its failure, in the
 * place of the page.
 */
export function refuseMethods(): void {
  const error = new AppError("method_not_allowed");
  addRequestStep((request, response, next) => {
    const methods = methodsFor(request);
    if (methods.includes(request.method ?? "")) next();
    else refuseRequest(request, response, error, { Allow: methods.join(", ") });
  });
}
