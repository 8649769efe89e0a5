import "server-only";
import { AppError } from "@/lib/errors";
import { type Actor, findActor } from "@/lib/server/auth/session";
import { SESSION_COOKIE } from "@/lib/server/auth/session-cookie-name";
import { clientAddress } from "./client-address";
import { refuseForeignOrigin } from "./origin-check";
import { readCookie } from "./read-cookie";

/** `required` answers 401 to nobody; `optional` hands on whoever it is; without it nobody is looked up. */
export type Auth = "required" | "optional" | undefined;
export type ActorFor<A extends Auth> = A extends "required" ? Actor : A extends "optional" ? Actor | null : undefined;

/** Who sends the request, by bearer token or cookie; a write by cookie has to come from a page of ours. */
export async function authenticate(request: Request, auth: Auth): Promise<Actor | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  if (isWrite && bearer === undefined) refuseForeignOrigin(request);
  if (auth === undefined) return null;
  const token = bearer ?? readCookie(request.headers, SESSION_COOKIE);
  const actor = await findActor(token, clientAddress(request.headers));
  if (auth === "required" && !actor) throw new AppError("not_signed_in");
  return actor;
}
