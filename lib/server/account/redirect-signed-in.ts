import "server-only";
import { redirect } from "next/navigation";
import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { links } from "@/lib/links";
import { currentActor } from "../../platform/auth/current-actor";

/**
 * Leads a signed-in visitor away from a sign-in screen.
 * @param from where the visitor was going, as the address says
 * @returns the same, made safe, for a visitor who stays
 */
export async function redirectSignedIn(from?: unknown): Promise<string | null> {
  const path = safeReturnPath(from);
  if (await currentActor()) redirect(path ?? links.profile);
  return path;
}
