"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { loadViewer, useLoadedViewer } from "@/lib/client/viewer";
import { ACCOUNT_FIELD } from "@/lib/session-names";

const Account = createContext<string | undefined>(undefined);

type PageAccountProps = {
  /** Account id; undefined while no session is known. */
  account: string | undefined;
  children: ReactNode;
};

/** Marks a part of a page as rendered for an account. Its forms reset when the account changes. */
export function PageAccount({ account, children }: PageAccountProps) {
  const [first] = useState(account);
  return (
    // React matches a posted form's result to its form by the surrounding keys, so the first key must not depend on the
    // account.
    <Account key={account === first ? "first" : account} value={account}>
      {children}
    </Account>
  );
}

/** The account that this part of the page was rendered for; on shared pages, the first account found signed in. */
function useKnownAccount(): string | undefined {
  const ofPage = useContext(Account);
  const viewer = useLoadedViewer();
  const [first, setFirst] = useState<string>();
  if (first === undefined && viewer) setFirst(viewer._id);
  return ofPage ?? first ?? viewer?._id;
}

/** Returns a function that resolves the account for an action; shared pages may have to fetch it first. */
export function useAccount(): () => Promise<string> {
  const known = useKnownAccount();
  return useCallback(async () => known ?? (await loadViewer())?._id ?? "", [known]);
}

/** A hidden field with the account that a form was rendered for. Every form of a signed-in user has one. */
export function AccountField() {
  return <input type="hidden" name={ACCOUNT_FIELD} value={useKnownAccount() ?? ""} />;
}
