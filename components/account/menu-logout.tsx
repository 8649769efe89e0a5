"use client";

import { LogoutButton } from "./logout-button";
import { PageAccount } from "./page-account";

/** The menu's logout button. The bar survives a sign-in, so it passes the account that it shows. */
export function MenuLogout({ account, className }: { account: string; className: string }) {
  return (
    <PageAccount account={account}>
      <LogoutButton className={className} />
    </PageAccount>
  );
}
