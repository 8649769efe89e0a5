import "server-only";
import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";
import { refuseRequest } from "./refuse-request";
import { pathOf, type Step } from "./step";

const READING = ["GET", "HEAD"] as const;
/** Routes below `/api` refuse some of these themselves. */
const OF_ROUTES = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
/** Addresses of files, which take no form. */
const FILES = /^\/(?:_next|og|portraits|uploads|sitemaps)\/|\.[a-z0-9]+$/;
/** Forms posted without a script. With one, they name an action of the server. */
const FORM = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const ACTION_HEADER = "next-action";

/** The methods that an address takes for a request like this. */
export function methodsFor({ url, headers }: Pick<IncomingMessage, "url" | "headers">): readonly string[] {
  const path = pathOf({ url });
  if (path.startsWith("/api/")) return OF_ROUTES;
  const isForm = headers[ACTION_HEADER] !== undefined || FORM.test(headers["content-type"] ?? "");
  return isForm && !FILES.test(path) ? [...READING, "POST"] : READING;
}

/** Refuses methods that an address does not take. Next's cache would keep its own refusal in the place of the page. */
export const refuseMethods: Step = (request, response, next) => {
  const methods = methodsFor(request);
  if (methods.includes(request.method ?? "")) next();
  else refuseRequest(request, response, new AppError("method_not_allowed"), { Allow: methods.join(", ") });
};
