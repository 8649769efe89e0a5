import "server-only";
import { AppError } from "@/lib/errors";
import type { Actor } from "./session";

/**
 * Refuses an act that a page made for another account sends, as after another tab has signed in with that account.
 * @param account what the page sends: the id of the account that it was made for
 * @throws AppError other_account
 */
export function refuseOtherAccount(actor: Pick<Actor, "id">, account: unknown): void {
  if (account !== actor.id) throw new AppError("other_account");
}
