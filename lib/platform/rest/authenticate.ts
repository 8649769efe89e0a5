import "server-only";
import { ACCOUNT_HEADER, SESSION_COOKIE } from "@/lib/session-names";
import { AppError } from "@/lib/errors";
import { type Actor, findActor, refuseOtherAccount } from "@/lib/platform/auth/session";
import { clientAddress } from "../process/client-address";
import { refuseForeignOrigin } from "./origin-check";
import { readCookie } from "./read-cookie";

/** `required` answers 401 without a session; `optional` passes the user or null; without either there is no lookup. */
export type Auth = "required" | "optional" | undefined;
export type ActorFor<A extends Auth> = A extends "required" ? Actor : A extends "optional" ? Actor | null : undefined;

/**
 * Who sends the request, by bearer token or cookie; a write by cookie has to come from a page of ours, which names the
 * account that it was made for.
 */
export async function authenticate(request: Request, auth: Auth): Promise<Actor | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  if (isWrite && bearer === undefined) refuseForeignOrigin(request);
  if (auth === undefined) return null;
  const token = bearer ?? readCookie(request.headers, SESSION_COOKIE);
  const actor = await findActor(token, clientAddress(request.headers));
  const account = request.headers.get(ACCOUNT_HEADER);
  if (actor && account !== null) refuseOtherAccount(actor, account);
  if (auth === "required" && !actor) throw new AppError("not_signed_in");
  return actor;
}
