import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { loginHref } from "@/lib/links";
import { clientAddress } from "@/lib/platform/process/client-address";
import { type Actor, findActor } from "./session";
import { SESSION_COOKIE } from "@/lib/session-names";

/** The signed-in user of the page being rendered, or null. Looked up once per request. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  return findActor((await cookies()).get(SESSION_COOKIE)?.value, clientAddress(await headers()));
});

/** The same for a page that requires a session: redirects to the sign-in screen, which returns to `path`. */
export async function requireActor(path: string): Promise<Actor> {
  return (await currentActor()) ?? redirect(loginHref(path));
}
