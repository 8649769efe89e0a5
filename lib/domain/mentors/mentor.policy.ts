import type { AccountRole } from "@/lib/domain/account/account.schema";

/** Only a mentor's account has a teaching profile, with its checks. */
export function mayTeach({ role }: { role: AccountRole }): boolean {
  return role === "mentor";
}
