import "server-only";
import { redirect } from "next/navigation";
import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { links } from "@/lib/links";
import { currentActor } from "../../platform/auth/current-actor";

/**
 * Redirects signed-in visitors away from the sign-in pages.
 * @param from the return path from the address, unchecked
 * @returns the checked return path for visitors who are not signed in
 */
export async function redirectSignedIn(from?: unknown): Promise<string | null> {
  const path = safeReturnPath(from);
  if (await currentActor()) redirect(path ?? links.profile);
  return path;
}
