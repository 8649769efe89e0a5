"use client";

import { LogoutButton } from "./logout-button";
import { PageAccount } from "./page-account";

/** The menu's way out. The bar outlives a sign-in, and logs out the account that it shows. */
export function MenuLogout({ account, className }: { account: string; className: string }) {
  return (
    <PageAccount account={account}>
      <LogoutButton className={className} />
    </PageAccount>
  );
}
